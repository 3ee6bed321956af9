import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
/** With nobody here, lets the visitor leave a message and say where the answer should go. */
import { company } from '#shared/company'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { type LinkWay, linkProblems, type LinkFields, wayOf } from '#shared/linkWays'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import { Icon } from '../../ui/Icon'
import type { Chat } from '../state/chat'
import type { UnsentContact } from '../state/unsent'
import type { View } from '../state/view'
import { AnswerOptions, useLater } from './AnswerOptions'
import styles from './LeaveMessage.module.css'
import { NobodyHere } from './NobodyHere'

type Problems = Partial<Record<keyof LinkFields | 'name' | 'message' | 'all', string>>
const wayNames: Record<LinkWay, string> = { mail: 'E-mail', text: 'Text' }

export function LeaveMessage({ chat, view }: { chat: Chat; view: View }) {
  const later = useLater()
  const ways = later?.ways
  const { refusal, contact: refused } = view.unsentContact ?? {}
  const contact = refused ?? view.handled.handover?.contact
  const [chosen, setChosen] = useState<LinkWay>()
  const [problems, setProblems] = useState<Problems>(refusal ? problemsOf(refusal) : {})
  const form = useRef<HTMLFormElement>(null)
  const title = useId()
  const known = contact && wayOf(contact.to)
  const way = chosen ?? known ?? ways?.[0] ?? 'mail'
  const isFirst = view.messages.length === 0 && view.unsent.every((one) => one.refusal)
  useEffect(() => {
    void form.current?.scrollIntoView({ block: 'nearest' })
  }, [ways])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems, ways])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => String(data.get(name) ?? '').trim()
    const words = { name: typed('name'), to: typed('to'), consent: data.has('consent') }
    const message = typed('message')
    const wrong = {
      ...(isFirst && message === '' && { message: 'Write your message.' }),
      ...(words.name === '' && { name: 'Enter your name.' }),
      ...linkProblems(words, [way]),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length === 0) void chat.sender.leave(message, words)
  }

  function keepAsking() {
    if (view.unsentContact) void chat.sender.discard(view.unsentContact.id)
    chat.people.leaving(false)
  }
  if (!ways?.length)
    return <NobodyHere later={later} isTeamHere={view.isTeamHere} onDone={keepAsking} />
  return (
    <li>
      <form ref={form} className={styles.card} noValidate aria-labelledby={title} onSubmit={send}>
        <div>
          <h3 id={title}>
            {view.isTeamHere || contact ? 'Where should we reply?' : 'Nobody’s here right now'}
          </h3>
          <p className={styles.lead}>Leave a message. We’ll reply when we’re back.</p>
        </div>
        <AnswerOptions {...later} />
        {isFirst && (
          <Field
            label="Your message"
            name="message"
            rows={2}
            maxLength={1_000}
            problem={problems.message}
          />
        )}
        <Field
          {...{ label: 'Name', name: 'name', autoComplete: 'name', maxLength: 100 }}
          defaultValue={contact?.name}
          problem={problems.name}
        />
        {ways.length > 1 && (
          <fieldset>
            <legend>Answer by</legend>
            <div className={styles.ways}>
              {ways.toReversed().map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="way"
                    checked={one === way}
                    onChange={() => {
                      setChosen(one)
                      setProblems({})
                    }}
                  />
                  {wayNames[one]}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Field
          key={way}
          {...(way === 'text'
            ? { label: 'Mobile number', type: 'tel', autoComplete: 'tel' }
            : { label: 'E-mail address', type: 'email', autoComplete: 'email' })}
          {...{ name: 'to', maxLength: 200 }}
          defaultValue={known === way ? contact?.to : undefined}
          problem={problems.to}
        />
        {way === 'text' && (
          <div>
            <label className={styles.consent}>
              <input
                type="checkbox"
                name="consent"
                defaultChecked={refused?.consent}
                aria-invalid={problems.consent ? true : undefined}
              />
              <span>Text me the answer. {quoteForm.fields.smsHint}</span>
            </label>
            <Problem>{problems.consent}</Problem>
          </div>
        )}
        <div className={styles.actions}>
          <Problem>{problems.all}</Problem>
          <Button type="submit">Leave message</Button>
          <Button look="plain" onClick={keepAsking}>
            {contact ? 'Cancel' : `Keep asking ${company.assistant}`}
          </Button>
        </div>
      </form>
    </li>
  )
}

const problemsOf = ({ message, fields = {} }: NonNullable<UnsentContact['refusal']>): Problems =>
  Object.keys(fields).length > 0 ? fields : { all: message }

function Problem({ children }: { children: string | undefined }) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.problem}>
          <Icon name="alert" />
          {children}
        </p>
      )}
    </div>
  )
}
