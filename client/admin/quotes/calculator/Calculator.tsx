/** The calculator: price list, selected items, totals, and customer. */
import { useState } from 'react'
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import type { Catalog } from '#shared/quotes/calls'
import { type Problems, quoteProblems } from '#shared/quotes/problems'
import { sectionsOf, setQuantity } from '#shared/quotes/rules'
import { callBoxOf, contentOf, type Draft, type Texts } from '../../data/quotes/drafts/draft'
import { rememberName } from '../../data/quotes/drafts/preparedBy'
import { companyTime } from '../../ui/companyTime'
import { useObservable } from '../../ui/observable'
import { restoreAt } from '../../ui/undo/restoreAt'
import { useUndo } from '../../ui/undo/useUndo'
import styles from '../CalculatorPage.module.css'
import { PdfButtons } from '../export/PdfButtons'
import { printedDraft } from '../export/printedQuote'
import { Actions, type StepActions } from '../parts/Actions'
import { AnsweredRequest } from '../parts/AnsweredRequest'
import { figuresOf } from '../parts/figures'
import { PhotosPanel } from '../parts/PhotosPanel'
import { Totals } from '../parts/Totals'
import type { DraftSaver } from '../saving/DraftSaver'
import { CallBoxPanel } from './CallBoxPanel'
import { CatalogPanel } from './CatalogPanel'
import { CustomerPanel } from './CustomerPanel'
import { type RemovedLine, SelectedItems } from './SelectedItems'
import { TotalsBar } from './TotalsBar'

interface CalculatorProps {
  catalog: Catalog
  draft: Draft
  saving: DraftSaver
  actions: StepActions
  /** Announces words to screen readers. */
  onSay: (words: string) => void
}

export function Calculator({ catalog, draft, saving, actions, onSay }: CalculatorProps) {
  const state = useObservable(saving.state)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const undo = useUndo<RemovedLine>()
  const { items } = catalog
  const content = contentOf(draft)
  const callBox = callBoxOf(draft)
  const sections = sectionsOf(draft.lines, items)
  const figures = figuresOf(sections, content)
  const problems: Problems =
    state.is === 'refused'
      ? { ...quoteProblems({ ...content, callBox }), ...state.problems }
      : within(quoteProblems({ ...content, callBox }), left)
  const today = companyTime(catalog.timeZone).day(Date.now())

  function setLine(id: string, quantity: number) {
    saving.change((before) => {
      const lines = setQuantity(before.lines, id, quantity)
      return lines === before.lines ? before : { ...before, lines }
    })
    const name = items.find((item) => item.id === id)?.name
    const index = draft.lines.findIndex((one) => one.id === id)
    const line = draft.lines[index]
    if (quantity === 0 && line) undo.offer(name ?? id, { line, at: index })
    else if (name) onSay(`${name}: ${quantity} selected`)
  }
  function restoreLine({ line, at }: RemovedLine) {
    saving.change((before) => ({
      ...before,
      lines: restoreAt(before.lines, line, at, ({ id }) => id === line.id),
    }))
  }
  const fields = {
    texts: draft,
    problems,
    onChange(name: keyof Texts, text: string) {
      saving.change((before) => ({ ...before, [name]: text }))
      if (name === 'preparedBy') rememberName(text)
    },
    onLeave: (name: keyof Texts) =>
      setLeft(
        (before) =>
          new Set([...before, name === 'entrances' || name === 'line' ? 'callBox' : name]),
      ),
  }

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <CatalogPanel items={items} selection={draft.lines} onSet={setLine} />
        <SelectedItems
          items={items}
          selection={draft.lines}
          onSet={setLine}
          undo={undo}
          onRestore={restoreLine}
        />
        {sections.length > 0 && <TotalsBar due={figures.due} />}
      </div>
      <div className={styles.column}>
        <Totals figures={figures} isEmpty={sections.length === 0}>
          <PdfButtons
            printed={printedDraft(draft, catalog, today)}
            validity={`Valid for ${company.quoteValidDays} days from ${written(today)}.`}
          />
          <Actions next="mail" actions={actions} />
        </Totals>
        <CustomerPanel {...fields} headerExtra={<AnsweredRequest requestId={draft.requestId} />} />
        <PhotosPanel requestId={draft.requestId} />
        <CallBoxPanel
          {...fields}
          due={figures.due}
          callBox={{ entrances: callBox.entrances || 1, line: callBox.line || 0 }}
          isOn={draft.isCompared}
          onToggle={(isCompared) => saving.change((before) => ({ ...before, isCompared }))}
        />
      </div>
    </div>
  )
}

function within(problems: Problems, names: ReadonlySet<string>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.has(name)))
}
