/** The teammates: who is there, and for each a name, a password, and the way out. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import Plus from '~icons/lucide/plus'
import type { TeammateState } from '#shared/team/records'
import { Button } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import { LoadFailed } from '../../ui/LoadFailed'
import { refetchTeam, team, teamQuery } from '../data/team/team'
import { ChangePassword } from './ChangePassword'
import { NameDialog } from './NameDialog'
import { NewPassword } from './NewPassword'
import styles from './Team.module.css'

type Asked =
  | { what: 'add' }
  | { what: 'rename' | 'remove' | 'new-password'; teammate: TeammateState }
  | { what: 'change-password' }
  | { what: 'shown'; name: string; password: string }

export function Team() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(teamQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
  const teammate = asked && 'teammate' in asked ? asked.teammate : undefined
  const isAsked = (what: Asked['what']) => asked?.what === what
  const close = () => setAsked(null)

  async function save(name: string) {
    if (teammate) {
      await team.rename({ id: teammate.id, name })
      close()
    } else {
      const { password } = await team.add({ name })
      setAsked({ what: 'shown', name, password })
    }
    refetchTeam(queries)
  }
  async function makePassword({ id, name }: TeammateState) {
    const { password } = await team.newPassword({ id })
    // After the question has closed.
    setTimeout(() => setAsked({ what: 'shown', name, password }))
  }

  return (
    <section className={styles.team} aria-label="Team">
      <header>
        <h2>Team</h2>
        <Button size="small" onClick={() => setAsked({ what: 'add' })}>
          <Plus size={16} aria-hidden="true" />
          Add teammate
        </Button>
      </header>
      {error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The team couldn’t be loaded.
        </LoadFailed>
      )}
      <ul>
        {data?.teammates.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.name}</b>
              <span>{one.id === data.me ? `You, ${stateOf(one)}` : stateOf(one)}</span>
            </div>
            <div className={styles.actions}>
              {one.id === data.me && !one.isFirst && (
                <Button
                  look="line"
                  size="small"
                  onClick={() => setAsked({ what: 'change-password' })}
                >
                  Change my password
                </Button>
              )}
              {one.id !== data.me && !one.isFirst && (
                <Button
                  look="plain"
                  size="small"
                  aria-label={`New password for ${one.name}`}
                  onClick={() => setAsked({ what: 'new-password', teammate: one })}
                >
                  New password
                </Button>
              )}
              <Button
                look="plain"
                size="small"
                aria-label={`Edit ${one.name}`}
                onClick={() => setAsked({ what: 'rename', teammate: one })}
              >
                Edit
              </Button>
              {one.id !== data.me && !one.isFirst && (
                <Button
                  look="plain"
                  size="small"
                  aria-label={`Remove ${one.name}`}
                  onClick={() => setAsked({ what: 'remove', teammate: one })}
                >
                  Remove
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p>
        Visitors see the name of who answers them. Removing someone ends their sessions within a
        second; their visitors wait for a person again.
      </p>
      <NameDialog
        title={teammate ? 'Edit teammate' : 'Add teammate'}
        action={teammate ? 'Save' : 'Add and make password'}
        name={teammate?.name ?? ''}
        open={isAsked('add') || isAsked('rename')}
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
    </section>
  )
}

function stateOf({ isAvailable, isHere }: TeammateState): string {
  if (!isHere) return 'not signed in'
  return isAvailable ? 'available' : 'away'
}
