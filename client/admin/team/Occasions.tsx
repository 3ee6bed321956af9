/** Occasions for notifications, and for e-mails if this server sends any. */
import { type FormEvent, useState } from 'react'
import type { Notify } from '#shared/team/records'
import { emailOccasions, type Occasion, occasions } from '#shared/team/rules'
import { ApiError } from '../../errors'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useToast } from '../../ui/Toast'
import { useChangeMe } from '../data/team/team'
import styles from './Notifications.module.css'

const occasionNames: Record<Occasion, string> = {
  waits: 'A visitor waits for a person',
  waited: 'A visitor has waited 2 minutes',
  wrote: 'A visitor writes to me',
  left: 'A visitor left a message',
  handed: 'A teammate hands me a conversation',
  orders: 'A new request, or a customer’s answer to a quote',
  attention: 'An erasure is asked for, or something wasn’t delivered',
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function hourIn(value: FormDataEntryValue | null): number | null {
  return value === null || value === '' ? null : Number(value)
}

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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const isChecked = (how: string, occasion: Occasion) => data.has(`${how} ${occasion}`)
    setProblem(undefined)
    change.mutate(
      {
        notify: {
          email: sendsEmail ? String(data.get('email')).trim() : notify.email,
          waited: sendsEmail ? isChecked('email', 'waited') : notify.waited,
          left: sendsEmail ? isChecked('email', 'left') : notify.left,
          orders: sendsEmail ? isChecked('email', 'orders') : notify.orders,
          attention: sendsEmail ? isChecked('email', 'attention') : notify.attention,
          summary: sendsEmail ? hourIn(data.get('summary')) : notify.summary,
          weekly: sendsEmail ? data.has('weekly') : notify.weekly,
          push: own.filter((occasion) => isChecked('push', occasion)),
        },
      },
      {
        onSuccess: () => say('Notifications saved.'),
        onError: (error) => {
          const isEmail = error instanceof ApiError && error.code === 'invalid'
          setProblem(isEmail ? 'Enter a valid e-mail address.' : error.message)
        },
      },
    )
  }
  const box = (how: 'push' | 'email', occasion: Occasion, isOn: boolean) => (
    <input
      type="checkbox"
      name={`${how} ${occasion}`}
      aria-label={`${occasionNames[occasion]}: ${how === 'push' ? 'notification' : 'e-mail'}`}
      defaultChecked={isOn}
    />
  )
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
              <td>{box('push', occasion, notify.push.includes(occasion))}</td>
              {sendsEmail && (
                <td>{hasEmail(occasion) && box('email', occasion, notify[occasion])}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {sendsEmail && (
          <Select label="Daily summary" name="summary" defaultValue={notify.summary ?? ''}>
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
            <input type="checkbox" name="weekly" defaultChecked={notify.weekly} />
            The week’s figures on Mondays
          </label>
        )}
        {sendsEmail ? (
          <Field
            {...{ label: 'E-mail address', name: 'email', type: 'email', autoComplete: 'email' }}
            defaultValue={notify.email}
            maxLength={200}
            problem={problem}
          />
        ) : (
          <p className={styles.about}>
            This server can’t send e-mail: SMTP_URL and PUBLIC_URL aren’t both set.
          </p>
        )}
        <Button type="submit" aria-disabled={change.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
