/** The teammates: status, role, password, and removal. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import Plus from '~icons/lucide/plus'
import type { TeammateState } from '#shared/team/records'
import { Button } from '../../ui/Button'
import { Confirm } from '../../ui/dialog/Confirm'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { refetchTeam, team, teamQuery } from '../data/team/team'
import { countOf } from '../ui/countText'
import { Panel } from '../ui/layout/Panel'
import { ChangePassword } from './ChangePassword'
import { type Member, MemberDialog } from './MemberDialog'
import { NewPassword } from './NewPassword'
import styles from './Team.module.css'
import { type TeammateDialog, TeammateRow } from './TeammateRow'

const newMember: Member = { name: '', email: '', role: 'agent' }

export function Team() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(teamQuery)
  const [asked, setAsked] = useState<TeammateDialog | null>(null)
  const teammate = asked && 'teammate' in asked ? asked.teammate : undefined
  const isAsked = (what: TeammateDialog['what']) => asked?.what === what
  const close = () => setAsked(null)

  async function save(member: Member) {
    if (teammate) {
      const { id, name, email, role } = teammate
      await team.edit({
        id,
        name: member.name === name ? undefined : member.name,
        email: member.email === email ? undefined : member.email,
        role: member.role === role ? undefined : member.role,
      })
      close()
    } else {
      const { password } = await team.add(member)
      setAsked({ what: 'shown', name: member.name, password })
    }
    refetchTeam(queries)
  }
  async function makePassword({ id, name }: TeammateState) {
    const { password } = await team.newPassword({ id })
    // Waits until the confirmation has closed.
    setTimeout(() => setAsked({ what: 'shown', name, password }))
  }

  return (
    <Panel
      title="Team"
      headerExtra={
        <>
          {data && <p>{availabilityText(data.teammates)}</p>}
          <Button size="small" onClick={() => setAsked({ what: 'add' })}>
            <Plus size={16} aria-hidden="true" />
            Add teammate
          </Button>
        </>
      }
    >
      {error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The team couldn’t be loaded.
        </LoadFailed>
      )}
      {data && (
        <table className={styles.team}>
          <thead>
            <tr>
              <th scope="col">Teammate</th>
              <th scope="col">Role</th>
              <th scope="col">Last seen</th>
              <th scope="col">For visitors</th>
              <th scope="col">
                <span className="unseen">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.teammates.map((one) => (
              <TeammateRow
                key={one.id}
                teammate={one}
                isMe={one.id === data.me}
                timeZone={data.timeZone}
                onAsk={setAsked}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>
        Admins do everything. Agents have Live Chats, Knowledge Base, Training and Requests.
        Removing someone ends their sessions within a second; their visitors wait again, first in
        line.
      </p>
      <MemberDialog
        title={teammate ? 'Edit teammate' : 'Add teammate'}
        action={teammate ? 'Save' : 'Add and make password'}
        member={teammate ?? newMember}
        isRoleFixed={teammate !== undefined && (teammate.isFirst || teammate.id === data?.me)}
        open={isAsked('add') || isAsked('edit')}
        onSave={save}
        onClose={close}
      />
      <Confirm
        title={`New password for ${teammate?.name ?? ''}?`}
        open={isAsked('new-password')}
        action="Make a new password"
        onConfirm={async () => teammate && makePassword(teammate)}
        onClose={close}
      >
        <p>The old one stops working, and their sessions end.</p>
      </Confirm>
      <Confirm
        title={`Remove ${teammate?.name ?? ''}?`}
        open={isAsked('remove')}
        action="Remove"
        onConfirm={async () => {
          if (teammate) await team.remove({ id: teammate.id })
          refetchTeam(queries)
        }}
        onClose={close}
      >
        <p>Their sessions end within a second. What they wrote stays, with their name.</p>
      </Confirm>
      <ChangePassword open={isAsked('change-password')} onClose={close} />
      <NewPassword
        name={asked?.what === 'shown' ? asked.name : ''}
        password={asked?.what === 'shown' ? asked.password : ''}
        open={isAsked('shown')}
        onClose={close}
      />
    </Panel>
  )
}

function availabilityText(teammates: readonly TeammateState[]): string {
  const available = teammates.filter(({ isHere, isAvailable }) => isHere && isAvailable).length
  return `${countOf(teammates.length, 'teammate')}, ${available} available`
}
