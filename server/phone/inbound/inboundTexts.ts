/** Processes texts that came in. Every step may be repeated. */
import { answeredChatMs } from '#shared/lifetimes'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import type { PurposeName } from '#shared/undelivered/causes'
import { type Intake, lineCause, replyCause } from '../../chat/chat'
import { Refusal } from '../../http/refusal'
import { answerCause, type Due, type Kind } from '../documents'
import type { Numbers } from '../numbers'
import type { OutboundTexts } from '../outbound/outboundTexts'
import { keptText, photosNote, replies, shownText } from '../wording'
import { wordOf } from './keywords'
import type { Pictures } from './pictures'

/** How the causes begin of texts that a conversation consists of, unlike HELP's or a form's link. */
const spoken = [replyCause, lineCause, answerCause].map((cause) => cause(''))

interface InboundTextsParts {
  intake: Intake
  numbers: Numbers
  outboundTexts: OutboundTexts
  pictures: Pick<Pictures, 'keepAll' | 'forget'>
}

export class InboundTexts {
  constructor(private readonly parts: InboundTextsParts) {}

  /** What a text asks for, decided once, before it is stored. */
  async kindOf(key: string, body: string, pictures: number, said?: string): Promise<Kind> {
    const { numbers, intake } = this.parts
    const word = said ? wordOf(said) : wordOf(body)
    if (word === 'stop' || word === 'erase') return { is: word }
    const isStart =
      word === 'start' || (word === 'yes' && (await numbers.find(key))?.state === 'stopped')
    if (isStart || word === 'help') {
      const isSaid = await intake.isForPerson(key)
      return { is: isStart ? 'start' : 'help', ...(isSaid && { isSaid }) }
    }
    const is = pictures > 0 || tidyMessage(body) === '' ? 'picture' : 'question'
    const leftAs = await this.nameOfAnswered(key)
    const isForPerson = leftAs !== undefined || (await intake.isForPerson(key))
    const photos = pictures > 0 && isForPerson ? { photos: pictures } : {}
    if (leftAs !== undefined) return { is, leftAs, ...photos }
    if (word === 'person') {
      const meaning = await intake.interpretPersonKeyword(key)
      if (meaning !== 'text') return { is: 'person', ...(meaning === 'both' && { isSaid: true }) }
    } else if (word !== null) {
      const answered = await intake.messageToMark(key)
      if (answered) return { is: 'feedback', helpful: word !== 'n', messageId: answered._id }
    }
    return { is, ...photos }
  }

  /**
   * If what we last said to this number, not long ago, is a teammate's, to someone who left a message
   * on the site: the name they gave. What they text back isn't shown there, as anybody may have left that number.
   */
  private async nameOfAnswered(key: string): Promise<string | undefined> {
    const { intake, outboundTexts } = this.parts
    const latest = await outboundTexts.latestTo(key, spoken)
    if (!latest?.conversationId || !latest._id.startsWith(replyCause(''))) return undefined
    if (Date.now() - latest.at.getTime() > answeredChatMs) return undefined
    const conversation = await intake.conversation(latest.conversationId)
    const isTexted = conversation?.channel === intake.channel.name
    return isTexted ? undefined : conversation?.handover?.contact?.name
  }

  apply = async (arrival: Due): Promise<void> => {
    await this.applyWords(arrival)
    const { media = [], key, kind } = arrival
    const hasPictures = media.length > 0 && (await this.parts.numbers.find(key))?.state === 'begun'
    const photos = hasPictures ? await this.parts.pictures.keepAll(arrival) : []
    const kept = photos.length
    if ('photos' in kind) {
      await this.parts.intake.showPhotos(arrival._id, photos)
      await this.reply(arrival, shownText(kept, kind.photos), 'picture')
    } else if (kept > 0) await this.reply(arrival, keptText(kept, media.length), 'picture')
    else if (kind.is === 'picture' || hasPictures)
      await this.reply(arrival, replies.picture, 'picture')
  }

  private async applyWords(arrival: Due): Promise<void> {
    const { numbers, intake } = this.parts
    const { key, kind, at } = arrival
    if (kind.is === 'stop') {
      await numbers.stop(key, at)
      return intake.cancelPersonRequest({ visitorKey: key, id: arrival._id })
    }
    if (kind.is === 'start') await numbers.start(key, at)
    else await numbers.begin(key)
    // A picture may come with a question.
    if (kind.is === 'question' || kind.is === 'picture') {
      const { _id: id, from: number } = arrival
      const { leftAs: name } = kind
      if (name !== undefined) await intake.requestPerson({ visitorKey: key, id, number, name })
      return this.ask(arrival)
    }
    if (kind.is === 'erase') {
      if ((await intake.requestErasure(key)) > 0) return this.reply(arrival, replies.erase, 'erase')
      // Pictures alone are no conversation, so there is nothing to approve.
      const photos = await this.parts.pictures.forget(arrival)
      return this.reply(arrival, photos > 0 ? replies.erasePhotos : replies.eraseNothing, 'erase')
    }
    if (kind.is === 'person') {
      const { _id: id, from: number } = arrival
      // Otherwise a handover line says who has it, or what happens next.
      const state = await intake.requestPerson({ visitorKey: key, id, number })
      // Only now, so that it is left to the person.
      if (kind.isSaid) await this.ask(arrival)
      if (state === undefined) return
      return this.reply(arrival, state === 'left' ? replies.left : replies.person, 'person')
    }
    if (kind.is === 'feedback') {
      await this.mark(key, kind)
      return this.reply(arrival, kind.helpful ? replies.helpful : replies.notHelpful, 'feedback')
    }
    if (kind.isSaid) await this.ask(arrival)
    await this.reply(arrival, replies[kind.is], kind.is)
  }

  private async ask({ _id, key, body, from, kind }: Due): Promise<void> {
    const photos = 'photos' in kind ? photosNote(kind.photos) : ''
    const text = tidyMessage(`${body} ${photos}`).slice(0, maxMessageLength).toWellFormed()
    if (text === '') return
    try {
      await this.parts.intake.receive({ visitorKey: key, id: _id, text, number: from })
    } catch (error) {
      // Erased since it was stored: there is nothing left to do.
      if (!(error instanceof Refusal && error.code === 'gone')) throw error
    }
  }

  private async mark(key: string, { messageId, helpful }: Extract<Kind, { is: 'feedback' }>) {
    try {
      await this.parts.intake.giveFeedback(key, messageId, helpful)
    } catch (error) {
      if (!(error instanceof Refusal && ['gone', 'not-found'].includes(error.code))) throw error
    }
  }

  private async reply({ _id, key, from }: Due, body: string, about: PurposeName): Promise<void> {
    const { numbers, intake, outboundTexts } = this.parts
    const number = await numbers.find(key)
    if (!number) return
    const latest = await intake.latest(key)
    await outboundTexts.put({
      _id: `${about}.${_id}`,
      key,
      period: number.period,
      to: from,
      body,
      ...(latest ? { conversationId: latest._id } : {}),
      ...(about === 'erase' ? { lastDigits: '' } : {}),
    })
  }
}
