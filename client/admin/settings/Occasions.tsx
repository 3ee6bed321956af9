/** Occasions for notifications, and for e-mails if this server sends any. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { invalidEmail } from '#shared/problems'
import type { Notify } from '#shared/team/records'
import { alertAfterMinutes, emailOccasions, type Occasion, occasions } from '#shared/team/rules'
import { ApiError } from '../../errors'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import { Select } from '../../ui/forms/Select'
import { useToast } from '../../ui/status/Toast'
import { team, useChangeMe } from '../data/team/team'
import styles from './Notifications.module.css'

const occasionNames: Record<Occasion, string> = {
  waits: 'A visitor waits for a person',
  waited: `A visitor has waited ${alertAfterMinutes} minutes`,
  wrote: 'A visitor writes to me',
  left: 'A visitor left a message',
  handed: 'A teammate hands me a conversation',
  orders: 'A new request, or a customer’s answer to a quote',
  attention: 'A visitor requests erasure, or something wasn’t delivered',
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

const hasEmail = (occasion: Occasion): occasion is (typeof emailOccasions)[number] =>
  emailOccasions.some((one) => one === occasion)

interface OccasionsProps {
  notify: Notify
  sendsEmail: boolean
  isAdmin: boolean
}

export function Occasions({ notify, sendsEmail, isAdmin }: OccasionsProps) {
  const own = occasions.filter((occasion) => isAdmin || occasion !== 'attention')
  const change = useChangeMe()
  const say = useToast()
  const [problem, setProblem] = useState<string>()
  /** Only these are saved: an admin may correct the address meanwhile. */
  const [edits, setEdits] = useState<Partial<Notify>>({})
  const edited = { ...notify, ...edits }
  const edit = (fields: Partial<Notify>) => setEdits((known) => ({ ...known, ...fields }))
  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    change.mutate(
      { notify: edits },
      {
        onSuccess: () => {
          setEdits({})
          say('Notifications saved.')
        },
        onError: (error) => {
          const isEmail = error instanceof ApiError && error.code === 'invalid'
          setProblem(isEmail ? invalidEmail : error.message)
        },
      },
    )
  }
  const test = useMutation({
    mutationFn: () => team.tryEmail(),
    onSuccess: ({ problem }) =>
      problem === ''
        ? say(`A test is on its way to ${notify.email}.`)
        : say(`The test wasn’t sent. ${problem}`, 'error'),
    onError: (error) => say(error.message, 'error'),
  })
  const pushed = (occasion: Occasion, isOn: boolean) =>
    own.filter((one) => (one === occasion ? isOn : edited.push.includes(one)))
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Notification</th>
            {sendsEmail && <th scope="col">E-mail</th>}
          </tr>
        </thead>
        <tbody>
          {own.map((occasion) => (
            <tr key={occasion}>
              <th scope="row">{occasionNames[occasion]}</th>
              <td>
                <input
                  type="checkbox"
                  aria-label={`${occasionNames[occasion]}: notification`}
                  checked={edited.push.includes(occasion)}
                  onChange={({ target }) => edit({ push: pushed(occasion, target.checked) })}
                />
              </td>
              {sendsEmail && (
                <td>
                  {hasEmail(occasion) && (
                    <input
                      type="checkbox"
                      aria-label={`${occasionNames[occasion]}: e-mail`}
                      checked={edited[occasion]}
                      onChange={({ target }) => edit({ [occasion]: target.checked })}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {sendsEmail && (
          <Select
            label="Daily summary"
            value={edited.summary ?? ''}
            onChange={({ target: { value } }) =>
              edit({ summary: value === '' ? null : Number(value) })
            }
          >
            <option value="">Never</option>
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {hourName(hour)}
              </option>
            ))}
          </Select>
        )}
        {sendsEmail && isAdmin && (
          <label className={styles.weekly}>
            <input
              type="checkbox"
              checked={edited.weekly}
              onChange={({ target }) => edit({ weekly: target.checked })}
            />
            The week’s figures on Mondays
          </label>
        )}
        {sendsEmail ? (
          <Field
            {...{ label: 'E-mail address', type: 'email', autoComplete: 'email' }}
            value={edited.email}
            onChange={({ target }) => edit({ email: target.value })}
            maxLength={200}
            problem={problem}
          />
        ) : (
          <p className={styles.about}>
            This server can’t send e-mail: SMTP_URL and PUBLIC_URL aren’t both set.
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" aria-disabled={change.isPending}>
            Save
          </Button>
          {sendsEmail && notify.email !== '' && edits.email === undefined && (
            <Button look="line" disabled={test.isPending} onClick={() => test.mutate()}>
              Send a test e-mail
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
