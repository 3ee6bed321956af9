/**
 * Texts to be sent: stored first, then sent (outboundWorker.ts), in order for each number, and
 * updated by the provider's reports. One cause is one text and is sent once.
 */
import type { OutgoingText } from '../documents'
import { applyReport, mayBeReported, type Report, stoppedCode } from './deliveryReports'
import { OutboundWorker, type OutboundWorkerParts } from './outboundWorker'
import { type Order, StoredTexts, type StoredTextsParts } from './storedTexts'

type OutboundTextsParts = StoredTextsParts & Omit<OutboundWorkerParts, 'texts'>

/** Crashes are rare, so leftover reports are looked for less often than due texts. */
const sweepsPerReport = 5

export class OutboundTexts {
  private readonly texts: StoredTexts
  private readonly sending: OutboundWorker
  private readonly reportTimer: NodeJS.Timeout

  constructor(private readonly parts: OutboundTextsParts) {
    this.texts = new StoredTexts(parts)
    this.sending = new OutboundWorker({ ...parts, texts: this.texts })
    this.reportTimer = setInterval(
      () => this.reportLeftOver(),
      sweepsPerReport * parts.pace.sweepMs,
    )
    this.reportTimer.unref()
  }

  /** Resolves once it is stored. Repeating a cause changes nothing. */
  async put(order: Order): Promise<void> {
    await this.texts.add(order)
    this.sending.sweep()
  }

  /** The number's latest text whose cause begins like one of these, sent or not. */
  async latestTo(key: string, beginnings: readonly string[]): Promise<OutgoingText | null> {
    for await (const text of this.texts.stored.find({ key }, { sort: { at: -1 } }))
      if (beginnings.some((beginning) => text._id.startsWith(beginning))) return text
    return null
  }

  /** Resolves to whether it is about a text of ours, and in time. */
  async report(report: Report): Promise<boolean> {
    const changed = await applyReport(this.texts, report)
    if (!changed) return mayBeReported(this.texts, report)
    if (Number(report.code) === stoppedCode) await this.parts.stopped(changed)
    this.sending.sweep()
    return true
  }

  /** Removes the words and numbers of a conversation, and withholds what hasn't been sent. */
  forget(conversationId: string): Promise<void> {
    return this.texts.forget(conversationId)
  }

  /**
   * At startup. Only the embedded store certainly has no other server that is sending; on MongoDB a
   * lease ends first, even where only one server is meant to run.
   */
  async takeOver(): Promise<void> {
    this.reportLeftOver()
    if (this.parts.store.kind.name === 'embedded') await this.texts.queue.takeOver()
    this.sending.sweep()
  }

  reportLeftOver(): void {
    this.texts
      .reportLeftOver()
      .catch((err: unknown) => this.parts.log.warn({ err }, 'reporting outcomes of texts failed'))
  }

  /** How many have yet to be sent. */
  countDue(): Promise<number> {
    return this.texts.queue.countDue()
  }

  close(): Promise<void> {
    clearInterval(this.reportTimer)
    return this.sending.close()
  }
}
