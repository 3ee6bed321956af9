/**
 * Texts that must go out: stored first, then sent (outboundWorker.ts), each number's in order, and followed
 * by what the provider reports of them. One cause is one text and goes out once.
 */
import { applyReport, mayBeReported, type Report, stoppedCode } from './deliveryReports'
import { OutboundWorker, type OutboundWorkerParts } from './outboundWorker'
import { type Order, StoredTexts, type StoredTextsParts } from './storedTexts'

export type OutboundTextsParts = StoredTextsParts & Omit<OutboundWorkerParts, 'texts'>

/** A crash is rare: not as often as it looks for what is due. */
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

  /** Resolves once it is stored. The same cause again changes nothing. */
  async put(order: Order): Promise<void> {
    await this.texts.add(order)
    this.sending.sweep()
  }

  /** Resolves to whether it is about a text of ours, and in time. */
  async report(report: Report): Promise<boolean> {
    const changed = await applyReport(this.texts, report)
    if (!changed) return mayBeReported(this.texts, report)
    if (Number(report.code) === stoppedCode) await this.parts.stopped(changed.key)
    this.sending.sweep()
    return true
  }

  /** Takes away the words and numbers of a conversation, and what of it has not gone out. */
  forget(conversationId: string): Promise<void> {
    return this.texts.forget(conversationId)
  }

  /** At a start. Alone on its store, a server knows that nobody else is sending. */
  async takeOver(): Promise<void> {
    this.reportLeftOver()
    if (!this.parts.store.kind.shared) await this.sending.takeOver()
  }

  reportLeftOver(): void {
    this.texts
      .reportLeftOver()
      .catch((err: unknown) => this.parts.log.warn({ err }, 'what became of texts is not shown'))
  }

  /** How many have still to go out. */
  countDue(): Promise<number> {
    return this.texts.countDue()
  }

  close(): Promise<void> {
    clearInterval(this.reportTimer)
    return this.sending.close()
  }
}
