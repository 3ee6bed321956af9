/**
 * What is texted to a caller with their consent: the quote form when they ask for it, and after the
 * call the pages its answers came from, with the form.
 */
import { company } from '#shared/company'
import type { Cause } from '#shared/undelivered/causes'
import { isKept, type Messages, type Intake, type StoredMessage } from '../../chat/chat'
import type { QuoteForm } from '../../contact/contact'
import { inWriting, type Numbers } from '../numbers'
import type { OutboundTexts } from '../outbound/outboundTexts'
import { fitting, plain, segments } from '../segments'
import { formText } from '../wording'
import type { Caller } from './caller'

const maxRead = 40

export interface LinksParts {
  publicUrl: string
  messages: Messages
  intake: Intake
  numbers: Numbers
  outboundTexts: OutboundTexts
  quoteForm: QuoteForm
}

export class CallLinks {
  constructor(private readonly parts: LinksParts) {}

  /** Whether the caller can be texted. */
  async reaches({ number, key }: Caller): Promise<boolean> {
    return number !== null && !(await this.parts.intake.channel.isStopped?.(key))
  }

  /** Whether there are pages to send, and the caller can be texted. */
  async canBeSent(caller: Caller): Promise<boolean> {
    if (!(await this.reaches(caller))) return false
    return sourcesOf(await this.turns(caller)).length > 0
  }

  async send(caller: Caller & { number: string }): Promise<void> {
    const turns = await this.turns(caller)
    const cause: Cause = `call.${caller.sid}`
    const form = await this.form(caller, turns, cause)
    await this.put(caller, cause, this.words(sourcesOf(turns), form))
  }

  async sendForm(caller: Caller & { number: string }): Promise<void> {
    const cause: Cause = `form.${caller.sid}`
    const form = await this.form(caller, await this.turns(caller), cause)
    await this.put(caller, cause, this.words([], form))
  }

  private async put({ key, number }: Caller & { number: string }, cause: Cause, body: string) {
    const { numbers, intake, outboundTexts } = this.parts
    await numbers.begin(key)
    const period = (await numbers.find(key))?.period ?? 1
    const latest = await intake.latest(key)
    await outboundTexts.put({
      _id: cause,
      key,
      period,
      to: number,
      body,
      ...(latest ? { conversationId: latest._id } : {}),
    })
  }

  private form(
    { key, number }: Caller & { number: string },
    turns: readonly StoredMessage[],
    cause: string,
  ): Promise<string | null> {
    const { _id: messageId, conversationId } = turns.at(-1) ?? {}
    return this.parts.quoteForm({
      cause,
      recipientKey: key,
      known: { phone: inWriting(number) },
      origin: {
        channel: 'call',
        ...(conversationId === undefined ? {} : { conversationId }),
        ...(messageId === undefined ? {} : { messageId }),
      },
    })
  }

  private words(sources: readonly string[], form: string | null): string {
    const { publicUrl } = this.parts
    const asked = form ? formText(form) : `\nQuote form: ${publicUrl}/#contact`
    const wording = `${asked}\nReply ${company.smsStop} to opt out, ${company.smsHelp} for help.`
    const lines = [`${company.name}:`]
    for (const source of sources) {
      const more = [...lines, URL.parse(source, publicUrl)?.href ?? ''].join('\n')
      if (segments(more + wording) > 2) break
      lines.push(more.slice(lines.join('\n').length + 1))
    }
    return fitting(plain(lines.join('\n')), wording, 2) + wording
  }

  /** The questions of this call with answers; what was only noted has no `why`. */
  private async turns({ sid, key }: Caller): Promise<StoredMessage[]> {
    const latest = await this.parts.intake.latestAnswered(key)
    if (!latest) return []
    const all = await this.parts.messages.latest(latest.conversationId, { limit: maxRead })
    return all
      .reverse()
      .filter(isKept)
      .filter(({ _id, answer }) => _id.startsWith(sid) && answer.why !== undefined)
  }
}

/** The pages the answers came from, each once. */
function sourcesOf(turns: readonly StoredMessage[]): string[] {
  const urls = turns.flatMap(({ answer }) => answer.sources).flatMap(({ url }) => url ?? [])
  return [...new Set(urls)]
}
