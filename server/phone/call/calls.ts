/**
 * A call, turn by turn: what the caller said is stored as an interaction of the call channel before
 * it is answered.
 */
import { titleOf } from '#shared/chat/picks'
import type { Picked } from '#shared/chat/records'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import type { Offer } from '#shared/whisper/answer'
import type { Incoming, Intake, Messages, StoredMessage } from '../../chat/chat'
import type { Fields } from '../inbound/webhooks'
import { numberOf } from '../numbers'
import { leadsToForm } from '../wantsQuoteForm'
import type { Caller } from './caller'
import { CallLinks, type LinksParts } from './callLinks'
import { interpretInput, interpretOfferReply } from './interpret'
import { meant, saying } from './phrases'
import { firstSentences, spoken } from './textForSpeech'
import { firstTurn, type Turn } from './turn'
import { CallVoice, type VoiceParts } from './voice'

interface CallParts extends LinksParts, VoiceParts {
  messages: Messages
  intake: Intake
  /** What Whisper says to someone in danger. */
  dangerReply: string
}

const maxTurns = 40
const maxMissed = 2
const maxSilent = 2
const maxSentences = 2
/** An `offer` turn whose offer is gone takes questions like any other. */
const asksYesOrNo = { ask: false, offer: false, helped: true, form: true, links: true }
/** The provider waits 15 s for a response. */
const answerWithinMs = 12_000

export class Calls {
  private readonly voice: CallVoice
  private readonly afterwards: CallLinks

  constructor(private readonly parts: CallParts) {
    this.voice = new CallVoice(parts)
    this.afterwards = new CallLinks(parts)
  }

  callerOf({ CallSid: sid = '', From = '' }: Fields): Caller {
    const number = numberOf(From)
    return { sid, number, key: this.parts.numbers.keyOf(number ?? sid) }
  }

  greet(): string {
    return this.voice.listen(saying.hello, firstTurn)
  }

  async next(caller: Caller, turn: Turn, fields: Fields): Promise<string> {
    const { SpeechResult = '', Digits: digits = '', Confidence = '1' } = fields
    const speech = SpeechResult.slice(0, maxMessageLength)
    const input = { speech, digits, confidence: Number(Confidence) || 0 }
    const offers = await this.offered(caller, turn)
    const what =
      offers.length > 0
        ? interpretOfferReply(input, offers)
        : interpretInput(input, asksYesOrNo[turn.phase])
    const words = speech || `Pressed ${digits}`
    if (turn.n >= maxTurns) return this.voice.end(saying.tooLong)
    if (what.is === 'silence') return this.silence(turn, offers)
    if (what.is === 'person') {
      await this.note(caller, turn, words, saying.person)
      return this.voice.person()
    }
    if (what.is === 'pick') return this.pick(caller, turn, words, { offers, offer: what.offer })
    if (turn.phase === 'links') return this.links(caller, turn, words, what.is === 'yes')
    if (what.is === 'goodbye') return this.close(caller, turn, words)
    if (what.is === 'yes' || what.is === 'no') {
      if (turn.phase === 'form') return this.form(caller, turn, words, what.is === 'yes')
      if (turn.phase === 'helped') return this.mark(caller, turn, what.is === 'yes')
    }
    if (what.is !== 'question') {
      const unclear = offers.length > 0 ? `${saying.unclear} ${meant(offers)}` : saying.unclear
      await this.note(caller, turn, words, unclear)
      return this.missed(turn, unclear, offers)
    }
    return this.answer(caller, turn, what.text)
  }

  /** For when nothing can be answered. */
  putThrough(): string {
    return this.voice.person()
  }

  /** After a person was called, whether or not they could be reached. */
  afterPerson({ DialCallStatus }: Fields): string {
    return DialCallStatus === 'completed' ? this.voice.end('') : this.voice.end(saying.nobody)
  }

  private async answer(
    caller: Caller,
    turn: Turn,
    words: string,
    picked?: Picked,
  ): Promise<string> {
    const { _id } = await this.parts.intake.receive({ ...this.said(caller, turn, words), picked })
    const message = await this.answered(_id)
    const { answer } = message
    const reply = spoken(firstSentences(answer.text, maxSentences))
    if (answer.text === this.parts.dangerReply) return this.voice.person(reply)
    const { offers = [], action, why } = answer
    // The caller wants a person, in whatever words.
    if (action === 'person' && why?.madeBy !== 'admitted') return this.voice.person()
    if (offers.length > 0) {
      const { n, missed } = turn
      const next = { n: n + 1, phase: 'offer', of: n, missed, silent: 0 } as const
      return this.voice.listen(meant(offers), next, offers)
    }
    if (leadsToForm(message) && (await this.afterwards.reaches(caller))) {
      const next = { n: turn.n + 1, phase: 'form', missed: 0, silent: 0 } as const
      return this.voice.listen(`${reply} ${saying.form}`.trim(), next)
    }
    const isUnderstood = answer.status === 'done' && why?.madeBy !== 'admitted'
    if (!isUnderstood) return this.missed(turn, reply === '' ? saying.again : reply)
    const next = { n: turn.n + 1, phase: 'helped', missed: turn.missed, silent: 0 } as const
    return this.voice.listen(`${reply} ${saying.helped}`, next)
  }

  /** What the previous turn offered; nothing if that is gone. */
  private async offered({ sid }: Caller, { phase, of }: Turn): Promise<readonly Offer[]> {
    if (phase !== 'offer' || of === undefined) return []
    const message = await this.parts.messages.findKept(`${sid}.${of}`)
    return message?.answer.offers ?? []
  }

  /** Answers the pick, or puts the caller through if it is none of the offers. */
  private async pick(
    caller: Caller,
    turn: Turn,
    words: string,
    { offers, offer }: { offers: readonly Offer[]; offer: string | null },
  ): Promise<string> {
    const picked = {
      messageId: `${caller.sid}.${turn.of}`,
      offer,
      title: titleOf(offer, offers) ?? words,
    }
    if (offer !== null) return this.answer(caller, turn, words, picked)
    const said = { ...this.said(caller, turn, words), picked }
    await this.parts.intake.receiveAnswered(said, saying.person)
    return this.voice.person()
  }

  private async mark(caller: Caller, turn: Turn, helpful: boolean): Promise<string> {
    const { intake } = this.parts
    const latest = await intake.latestAnswered(caller.key)
    if (latest?._id.startsWith(caller.sid))
      await intake.giveFeedback(caller.key, latest._id, helpful)
    if (!helpful) return this.missed(turn, saying.again)
    return this.voice.listen(saying.more, { n: turn.n + 1, phase: 'ask', missed: 0, silent: 0 })
  }

  private missed(turn: Turn, words: string, offers: readonly Offer[] = []): string {
    const missed = turn.missed + 1
    const isUnclear = words.startsWith(saying.unclear)
    if (missed >= maxMissed) return this.voice.person(isUnclear ? '' : words)
    if (offers.length > 0)
      return this.voice.listen(words, { ...turn, n: turn.n + 1, missed, silent: 0 }, offers)
    const repeated = words === saying.again || isUnclear ? words : `${words} ${saying.more}`
    return this.voice.listen(repeated, { n: turn.n + 1, phase: 'ask', missed, silent: 0 })
  }

  private silence(turn: Turn, offers: readonly Offer[]): string {
    const silent = turn.silent + 1
    if (silent >= maxSilent) return this.voice.end(saying.silenceEnd)
    const { more: ask, helped, form, links } = saying
    const offer = offers.length > 0 ? meant(offers) : ask
    const asks = { ask, offer, helped, form, links }[turn.phase]
    const next = { ...turn, n: turn.n + 1, silent }
    return this.voice.listen(`${saying.silence} ${asks}`, next, offers)
  }

  /** Before the end: asks whether to text the links, if they can be sent. */
  private async close(caller: Caller, turn: Turn, words: string): Promise<string> {
    const asks = await this.afterwards.canBeSent(caller)
    await this.note(caller, turn, words, asks ? saying.links : saying.goodbye)
    if (!asks) return this.voice.end(saying.goodbye)
    return this.voice.listen(saying.links, { ...turn, n: turn.n + 1, phase: 'links', silent: 0 })
  }

  /** The quote form is sent at once, and the call goes on. */
  private async form(caller: Caller, turn: Turn, words: string, isYes: boolean): Promise<string> {
    const { number } = caller
    if (isYes && number !== null) await this.afterwards.sendForm({ ...caller, number })
    const reply = isYes ? `${saying.formSent} ${saying.more}` : saying.more
    await this.note(caller, turn, words, reply)
    return this.voice.listen(reply, { n: turn.n + 1, phase: 'ask', missed: 0, silent: 0 })
  }

  /** The caller's consent to a text is part of the transcript. */
  private async links(caller: Caller, turn: Turn, words: string, isYes: boolean): Promise<string> {
    const { number } = caller
    if (isYes && number !== null) await this.afterwards.send({ ...caller, number })
    const reply = isYes ? `${saying.sent} ${saying.goodbye}` : saying.goodbye
    await this.note(caller, turn, words, reply)
    return this.voice.end(reply)
  }

  private async answered(id: string): Promise<StoredMessage> {
    const { messages } = this.parts
    for (const end = performance.now() + answerWithinMs; ;) {
      const message = await messages.findKept(id)
      if (!message) throw new Error('The question is gone.')
      if (message.answer.status !== 'waiting' || performance.now() > end) return message
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  private note(caller: Caller, turn: Turn, text: string, reply: string): Promise<void> {
    return this.parts.intake.receiveAnswered(this.said(caller, turn, text), reply)
  }

  private said({ sid, key, number }: Caller, { n }: Turn, text: string): Incoming {
    const tidy = tidyMessage(text).slice(0, maxMessageLength).toWellFormed()
    return { visitorKey: key, id: `${sid}.${n}`, text: tidy, number }
  }
}
