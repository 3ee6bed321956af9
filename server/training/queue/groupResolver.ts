/**
 * When an entry is published as the answer to a question, makes it a regression question and takes
 * its group out of the queue. Safe to repeat; work interrupted by a crash is completed at start.
 */
import { taughtByOther } from '#shared/training/queue/rules'
import { suggestTexts } from '#shared/training/suggestTexts'
import { Refusal } from '../../http/refusal'
import { KeyedMutex } from '../../jobs/keyedMutex'
import { Entries, type KnowledgeRecord } from '../../knowledge/knowledge'
import type { Store } from '../../store/port'
import type { Meaning } from '../../whisper/whisper'
import type { ErasureCascade } from '../erasureCascade'
import type { GroupDecisions } from './groupDecisions'
import type { GroupFinder } from './groupFinder'
import type { Groups } from './groups'
import { regressionIdOf } from './regressionId'

export interface Taught {
  id: string
  question: string
  texts: string[]
}

interface Parts {
  store: Store
  groups: Groups
  finder: GroupFinder
  decisions: GroupDecisions
  erasureCascade: ErasureCascade
  meaning: (text: string) => Promise<Meaning>
  addRegressionQuestion: (taught: Taught) => Promise<void>
}

export class GroupResolver {
  private readonly entries: Entries
  private readonly mutex = new KeyedMutex()

  constructor(private readonly parts: Parts) {
    this.entries = new Entries(parts.store)
  }

  /**
   * Publishes an answer if nobody has dealt with the question since its author saw it: otherwise
   * Whisper would know two, which may contradict each other. A repeat is no second answer.
   */
  once<T extends { after: KnowledgeRecord }>(
    { id, group, decisionRev }: { id: string; group: string; decisionRev: number },
    publish: () => Promise<T>,
  ): Promise<T> {
    return this.mutex.runExclusive(group, async () => {
      const found = await this.parts.groups.find(group)
      const isRepeat = found?.taughtBy?.some((by) => by.startsWith(`${id}:`))
      if (found && found.decisionRev !== decisionRev && !isRepeat)
        throw new Refusal('conflict', taughtByOther)
      const made = await publish()
      await this.taught(made.after)
      return made
    })
  }

  /** For an entry that is new, or whose published content is. */
  async taught(record: KnowledgeRecord): Promise<void> {
    const { origin, _id, version, content, status } = record
    if (origin?.kind !== 'taught') return
    const { question, group } = origin
    if (question === '') return
    // The question was erased while an admin was writing.
    if (group !== undefined && !(await this.parts.erasureCascade.isAsked(group, question)))
      return this.parts.erasureCascade.eraseText(question, _id)
    if (status !== 'published') return
    // In the tester, the admin who taught it adds the regression question.
    const texts = suggestTexts(firstOf(content), question)
    if (group !== undefined && texts.length > 0) {
      await this.parts.addRegressionQuestion({ id: regressionIdOf(_id), question, texts })
    }
    const id = group ?? (await this.parts.finder.existing(await this.parts.meaning(question)))
    if (id !== undefined) await this.parts.decisions.taught(id, `${_id}:${version}`)
  }

  async repair(): Promise<void> {
    for await (const record of this.entries.taught()) {
      const { origin, _id, version, status } = record
      if (origin?.kind !== 'taught' || origin.group === undefined || origin.question === '')
        continue
      const { group: id, question } = origin
      if (!(await this.parts.erasureCascade.isAsked(id, question))) {
        await this.parts.erasureCascade.eraseText(question, _id)
        continue
      }
      if (status !== 'published') continue
      const group = await this.parts.groups.find(id)
      if (group && !group.taughtBy?.includes(`${_id}:${version}`)) await this.taught(record)
    }
  }
}

/** The first paragraph, since an answer has few sentences. */
function firstOf(content: string): string {
  const paragraphs = content.replace(/^#{1,6}\s.*$/gm, '').split(/\n\s*\n/)
  return paragraphs.find((paragraph) => paragraph.trim() !== '') ?? content
}
