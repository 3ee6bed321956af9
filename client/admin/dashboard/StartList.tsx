/**
 * First steps, each checked off by the actual state. The list disappears when all are done, or once
 * an admin hides it for all.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import Check from '~icons/lucide/check'
import { samples } from '#shared/company'
import type { DelayedEmails } from '#shared/team/calls'
import { Button, buttonClass } from '../../ui/Button'
import { useToast } from '../../ui/status/Toast'
import { chat } from '../data/chats/calls'
import { newEntryPath } from '../data/knowledge/paths'
import { useEntries } from '../data/knowledge/useEntries'
import { teamPath } from '../data/team/paths'
import { startListQuery, team, teamQuery } from '../data/team/team'
import { type CompanyTime, companyTime } from '../ui/companyTime'
import { UndoLine } from '../ui/undo/UndoLine'
import { useUndo } from '../ui/undo/useUndo'
import styles from './StartList.module.css'

interface Step {
  title: string
  about: string
  isDone: boolean
  /** Link to the page for this step, if there is one. */
  way?: ReactNode
}

const sampleFacts: readonly string[] = samples
/** How often the page asks whether e-mails go out. */
const mailEveryMs = 60_000
const line = buttonClass({ look: 'line', size: 'small' })

export function StartList() {
  const queries = useQueryClient()
  const say = useToast()
  const box = useRef<HTMLDivElement>(null)
  /** Once the list is hidden, or shown: as this page has just saved. */
  const focusWhen = useRef<boolean | null>(null)
  const undo = useUndo<false>()
  const { data: list } = useQuery(startListQuery)
  const saving = useMutation({
    mutationFn: (isHidden: boolean) => team.setStartList({ isHidden }),
    onSuccess: (saved) => {
      queries.setQueryData(startListQuery.queryKey, saved)
      if (saved.isHidden) undo.offer('Start here', false)
      focusWhen.current = saved.isHidden
    },
    onError: (error) => say(`The list is as it was. ${error.message}`, 'error'),
  })
  // The button that had the focus is gone: moves it to Undo, or back.
  useEffect(() => {
    const button = box.current?.querySelector('button')
    if (!button || focusWhen.current !== list?.isHidden) return
    focusWhen.current = null
    button.focus()
  })
  if (!list) return null
  return (
    <div ref={box} className={styles.box}>
      {!list.isHidden && <List onHide={() => saving.mutate(true)} />}
      <UndoLine undo={undo} done="Hidden for everyone:" onUndo={saving.mutate} />
    </div>
  )
}

function List({ onHide }: { onHide: () => void }) {
  const steps = useSteps()
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0
  if (!steps || done === steps.length) return null
  return (
    <section className={styles.start} aria-labelledby="start-here">
      <header>
        <h2 id="start-here">Start here</h2>
        <p>
          {done} of {steps.length} done. This list disappears when you’re done.
        </p>
        <Button look="line" size="small" onClick={onHide}>
          Hide this list
        </Button>
      </header>
      <ol>
        {steps.map(({ title, about, isDone, way }, index) => (
          <li key={title} data-done={isDone || undefined}>
            <h3>
              <span aria-hidden={!isDone}>
                {isDone ? <Check size={16} aria-label="Done:" /> : index + 1}
              </span>
              {title}
            </h3>
            <p>{about}</p>
            {!isDone && way}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Undefined until everything is known. */
function useSteps(): Step[] | undefined {
  const { data: known } = useQuery({ ...teamQuery, refetchInterval: mailEveryMs })
  const { data: entries } = useEntries()
  const { data: isTried } = useQuery({
    queryKey: ['day', 'tried'],
    queryFn: async ({ signal }) =>
      (await chat.interactions({ limit: 1 }, { signal })).interactions.length > 0,
  })
  if (!known || !entries || isTried === undefined) return undefined
  const { delayedEmails, notify, sendsEmail, timeZone } = known
  const { email } = notify
  return [
    {
      title: 'Enter your company’s facts',
      about:
        sampleFacts.length === 0
          ? 'Nothing on the site is a sample.'
          : `${sampleFacts.length} in shared/company.ts are still samples: names, phones and more.`,
      isDone: sampleFacts.length === 0,
    },
    {
      title: 'Teach a first entry',
      about: 'Whisper answers from what you write, in your words.',
      isDone: entries.entries.some(({ origin, version }) => origin.kind !== 'seed' || version > 1),
      way: (
        <Link className={line} to={newEntryPath}>
          Add entry
        </Link>
      ),
    },
    {
      title: 'Connect mail',
      about: delayedEmails
        ? delayText(delayedEmails, companyTime(timeZone))
        : mailText(sendsEmail, email),
      isDone: sendsEmail && email !== '' && !delayedEmails,
      way: sendsEmail && (
        <Link className={line} to={`${teamPath}/notifications`}>
          {email === '' ? 'Enter your address' : 'Send a test e-mail'}
        </Link>
      ),
    },
    {
      title: 'Try it as a visitor',
      about: 'Open the site beside this page, ask Whisper, and watch it arrive here.',
      isDone: isTried,
      way: (
        <a className={line} href="/" target="_blank" rel="noreferrer">
          Open site
        </a>
      ),
    },
  ]
}

function delayText({ count, since, problem }: DelayedEmails, time: CompanyTime): string {
  const emails = count === 1 ? '1 e-mail hasn’t' : `${count} e-mails haven’t`
  return `${emails} gone out since ${time.recent(since, Date.now())}. ${problem}`
}

function mailText(sends: boolean, email: string): string {
  if (!sends) return 'Set SMTP_URL and PUBLIC_URL where the server runs.'
  return email === '' ? 'The server sends e-mail. Where does yours go?' : `News reaches ${email}.`
}
