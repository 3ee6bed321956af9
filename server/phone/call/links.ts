/** After a call, with the caller's yes: the pages that its answers came from, and the quote form, by text. */
import { company } from '#shared/company'
import type { OtherChannels } from '../../chat/otherChannels'
import type { Numbers } from '../numbers'
import type { Outbox } from '../outbox'
import { fitting, plain, segments } from '../segments'
import type { Caller } from './calls'

const mostRead = 40

export interface LinksParts {
  publicUrl: string
  channels: OtherChannels
  numbers: Numbers
  outbox: Outbox
}

export class CallLinks {
  constructor(private readonly parts: LinksParts) {}

  /** Whether there is something to send, and somebody to send it to. */
  async canBeSent(caller: Caller): Promise<boolean> {
    if (caller.number === null || (await this.parts.channels.isStopped(caller.key))) return false
    return (await this.sources(caller)).length > 0
  }

  async send(caller: Caller & { number: string }): Promise<void> {
    const { numbers, channels, outbox } = this.parts
    const { key, sid, number } = caller
    await numbers.begin(key)
    const period = (await numbers.find(key))?.period ?? 1
    const body = this.words(await this.sources(caller))
    const latest = await channels.latest(key)
    await outbox.put({
      ...{ _id: `call.${sid}`, key, period, to: number, body },
      ...(latest ? { conversationId: latest._id } : {}),
    })
  }

  private words(sources: readonly string[]): string {
    const { publicUrl } = this.parts
    const form = `Quote form: ${publicUrl}/#contact`
    const wording = `\n${form}\nReply ${company.smsStop} to opt out, ${company.smsHelp} for help.`
    const lines = [`${company.name}:`]
    for (const source of sources) {
      const more = [...lines, URL.parse(source, publicUrl)?.href ?? ''].join('\n')
      if (segments(more + wording) > 2) break
      lines.push(more.slice(lines.join('\n').length + 1))
    }
    return fitting(plain(lines.join('\n')), wording, 2) + wording
  }

  /** The pages that this call's answers came from, each once. */
  private async sources({ sid, key }: Caller): Promise<string[]> {
    const latest = await this.parts.channels.latestAnswered(key)
    if (!latest) return []
    const all = await this.parts.channels.messages
      .find({ conversationId: latest.conversationId }, { sort: { seq: 1 }, limit: mostRead })
      .toArray()
    const urls = all
      .filter(({ _id }) => _id.startsWith(sid))
      .flatMap(({ answer }) => answer?.sources ?? [])
      .flatMap(({ url }) => url ?? [])
    return [...new Set(urls)]
  }
}
