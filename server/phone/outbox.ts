/**
 * Texts that must go out: stored first, then sent (sending.ts), each number's in order, and followed
 * by what the provider reports of them. One cause is one text and goes out once.
 */
import { applyReport, type Report, stoppedCode } from './deliveryReports'
import { Sending, type SendingParts } from './sending'
import { type Order, Texts, type TextsParts } from './texts'

export type OutboxParts = TextsParts & Omit<SendingParts, 'texts'>

export class Outbox {
  private readonly texts: Texts
  private readonly sending: Sending

  constructor(private readonly parts: OutboxParts) {
    this.texts = new Texts(parts)
    this.sending = new Sending({ ...parts, texts: this.texts })
  }

  /** Resolves once it is stored. The same cause again changes nothing. */
  async put(order: Order): Promise<void> {
    await this.texts.add(order)
    this.sending.sweep()
  }

  async report(report: Report): Promise<void> {
    const changed = await applyReport(this.texts, report)
    if (!changed) return
    if (Number(report.code) === stoppedCode) await this.parts.stopped(changed.key)
    this.sending.sweep()
  }

  /** Takes away the words and numbers of a conversation, and what of it has not gone out. */
  forget(conversationId: string): Promise<void> {
    return this.texts.forget(conversationId)
  }

  /** Alone on its store, a server knows at its start that nobody else is sending. */
  async takeOver(): Promise<void> {
    if (!this.parts.store.kind.shared) await this.sending.takeOver()
  }

  close(): Promise<void> {
    return this.sending.close()
  }
}
