/**
 * A call, turn by turn: what the caller said becomes an interaction of the channel Call before it is
 * answered, and what is said next is TwiML made by the provider's own library.
 */

import { maxMessageLength, tidyMessage } from '#shared/chat/rules'
import { company, dialled } from '#shared/company'
import type { StoredMessage } from '../../chat/documents'
import type { OtherChannels } from '../../chat/otherChannels'
import type { Numbers } from '../numbers'
import type { Outbox } from '../outbox'
import type { Provider, Voice } from '../provider'
import { fitting, plain, segments } from '../segments'
import type { Fields } from '../webhooks'
import { type Heard, heard } from './heard'
import { saying } from './saying'
import { firstSentences, spoken } from './spoken'
import { addressOf, firstTurn, type Turn } from './turn'

export const afterPersonPath = '/api/phone/call/after'

export interface CallParts {
  publicUrl: string
  /** Ours. */
  number: string
  provider: Pick<Provider, 'newVoice'>
  channels: OtherChannels
  numbers: Numbers
  outbox: Outbox
  /** What Whisper says to somebody in danger. */
  dangerReply: string
}

export interface Caller {
  sid: string
  /** Null where the number is withheld. */
  number: string | null
  key: string
}

const mostTurns = 40
const mostMissed = 2
const mostSilent = 2
const mostSentences = 2
/** The provider waits 15 s for what to say. */
const answerWithinMs = 12_000

export class Calls {
  constructor(private readonly parts: CallParts) {}

  callerOf({ CallSid: sid = '', From = '' }: Fields): Caller {
    const number = /^\+[1-9]\d{6,14}$/.test(From) ? From : null
    return { sid, number, key: this.parts.numbers.keyOf(number ?? sid) }
  }

  begin(): string {
    return this.listen(saying.hello, firstTurn)
  }

  async next(caller: Caller, turn: Turn, fields: Fields): Promise<string> {
    const { SpeechResult: speech = '', Digits: digits = '', Confidence = '1' } = fields
    const input = { speech, digits, confidence: Number(Confidence) || 0 }
    const what = heard(input, turn.phase !== 'ask')
    if (turn.n >= mostTurns) return this.end(saying.tooLong)
    if (what.is === 'silence') return this.silence(turn)
    if (what.is === 'person') {
      await this.note(caller, turn, speech || `Pressed ${digits}`, saying.person)
      return this.person()
    }
    if (turn.phase === 'links') return this.links(caller, what)
    if (what.is === 'goodbye') return this.close(caller, turn)
    if (turn.phase === 'helped' && (what.is === 'yes' || what.is === 'no'))
      return this.mark(caller, turn, what.is === 'yes')
    if (what.is !== 'question') {
      await this.note(caller, turn, speech || `Pressed ${digits}`, saying.unclear)
      return this.missed(turn, saying.unclear)
    }
    return this.answer(caller, turn, what.text)
  }

  /** After a person was called, or could not be reached. */
  afterPerson({ DialCallStatus }: Fields): string {
    return DialCallStatus === 'completed' ? this.end('') : this.end(saying.nobody)
  }

  private async answer(caller: Caller, turn: Turn, question: string): Promise<string> {
    const { channels } = this.parts
    const { _id } = await channels.say({ ...this.said(caller, turn, question) })
    const { answer } = await this.answered(_id)
    const reply = spoken(firstSentences(answer.text, mostSentences))
    if (answer.text === this.parts.dangerReply) return this.person(reply)
    const isUnderstood = answer.status === 'done' && answer.why?.madeBy !== 'admitted'
    if (!isUnderstood) return this.missed(turn, reply === '' ? saying.again : reply)
    const next = { n: turn.n + 1, phase: 'helped', missed: turn.missed, silent: 0 } as const
    return this.listen(`${reply} ${saying.helped}`, next)
  }

  private async mark(caller: Caller, turn: Turn, helpful: boolean): Promise<string> {
    const { channels } = this.parts
    const latest = await channels.latestAnswered(caller.key)
    if (latest?._id.startsWith(caller.sid)) await channels.mark(caller.key, latest._id, helpful)
    if (!helpful) return this.missed(turn, saying.again)
    return this.listen(saying.more, { n: turn.n + 1, phase: 'ask', missed: 0, silent: 0 })
  }

  private missed(turn: Turn, words: string): string {
    const missed = turn.missed + 1
    if (missed >= mostMissed) return this.person(words === saying.unclear ? '' : words)
    const repeated =
      words === saying.again || words === saying.unclear ? words : `${words} ${saying.more}`
    return this.listen(repeated, { n: turn.n + 1, phase: 'ask', missed, silent: 0 })
  }

  private silence(turn: Turn): string {
    const silent = turn.silent + 1
    if (silent >= mostSilent) return this.end(saying.silenceEnd)
    const asks = { ask: saying.more, helped: saying.helped, links: saying.links }[turn.phase]
    return this.listen(`${saying.silence} ${asks}`, { ...turn, n: turn.n + 1, silent })
  }

  /** Before the end: the links by text, where they can be sent. */
  private async close(caller: Caller, turn: Turn): Promise<string> {
    const isStopped = await this.parts.channels.isStopped(caller.key)
    const sources = await this.sources(caller)
    if (caller.number === null || isStopped || sources.length === 0) return this.end(saying.goodbye)
    return this.listen(saying.links, { ...turn, n: turn.n + 1, phase: 'links', silent: 0 })
  }

  private async links({ key, sid, number, ...caller }: Caller, what: Heard): Promise<string> {
    const { numbers, outbox } = this.parts
    if (what.is !== 'yes' || number === null) return this.end(saying.goodbye)
    await numbers.begin(key)
    const period = (await numbers.find(key))?.period ?? 1
    const body = this.linksText(await this.sources({ key, sid, number, ...caller }))
    await outbox.put({ _id: `call.${sid}`, key, period, to: number, body })
    return this.end(`${saying.sent} ${saying.goodbye}`)
  }

  private linksText(sources: readonly string[]): string {
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
      .find({ conversationId: latest.conversationId }, { sort: { seq: 1 }, limit: mostTurns })
      .toArray()
    const urls = all
      .filter(({ _id }) => _id.startsWith(sid))
      .flatMap(({ answer }) => answer?.sources ?? [])
      .flatMap(({ url }) => url ?? [])
    return [...new Set(urls)]
  }

  private async answered(id: string): Promise<StoredMessage> {
    const { messages } = this.parts.channels
    for (const end = Date.now() + answerWithinMs; ; ) {
      const message = await messages.findOne({ _id: id })
      if (!message) throw new Error('The question is gone.')
      if (message.answer.status !== 'waiting' || Date.now() > end) return message
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  private note(caller: Caller, turn: Turn, text: string, reply: string): Promise<void> {
    return this.parts.channels.note(this.said(caller, turn, text), reply)
  }

  private said({ sid, key, number }: Caller, { n }: Turn, text: string) {
    const tidy = tidyMessage(text).slice(0, maxMessageLength).toWellFormed()
    const channel = 'call' as const
    return { visitorKey: key, id: `${sid}.${n}`, text: tidy, channel, number }
  }

  private listen(words: string, turn: Turn): string {
    const voice = this.parts.provider.newVoice()
    const action = addressOf(this.parts.publicUrl, turn)
    voice
      .gather({
        ...{ input: ['speech', 'dtmf'], numDigits: 1, action, method: 'POST' },
        ...{ speechTimeout: 'auto', timeout: 6, language: 'en-US', actionOnEmptyResult: true },
        hints: `${company.name}, gate, door, intercom, QR code, installation, price`,
      })
      .say(words)
    return voice.toString()
  }

  /** The company's phone; ours would call itself. */
  private person(words = ''): string {
    const { number, publicUrl, provider } = this.parts
    const phones = [company.supportVoicePhone, company.quotePhone].map(dialled)
    const phone = phones.find((one) => one !== number)
    if (!phone) return this.end(`${words} ${saying.nobody}`.trim())
    const voice = provider.newVoice()
    voice.say(`${words} ${saying.person}`.trim())
    voice.dial(
      { callerId: number, timeout: 25, action: publicUrl + afterPersonPath, method: 'POST' },
      phone,
    )
    return voice.toString()
  }

  private end(words: string): string {
    return hangUp(this.parts.provider.newVoice(), words)
  }
}

function hangUp(voice: Voice, words: string): string {
  if (words !== '') voice.say(words)
  voice.hangup()
  return voice.toString()
}
