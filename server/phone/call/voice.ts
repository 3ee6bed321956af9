/** Speech on a call, as TwiML made by the provider's own library. */
import { company, dialed } from '#shared/company'
import type { Offer } from '#shared/whisper/answer'
import type { Provider } from '../provider'
import { saying } from './phrases'
import { addressOf, type Turn } from './turn'

/** Words the provider should listen for. */
const usual = `${company.name}, gate, door, intercom, QR code, installation, price`
const maxHints = 1_000

export const afterPersonPath = '/api/phone/call/after'

export interface VoiceParts {
  publicUrl: string
  /** Our number. */
  number: string
  provider: Pick<Provider, 'newVoice'>
}

export class CallVoice {
  constructor(private readonly parts: VoiceParts) {}

  /** Says the words and listens, also for the offers; the reply comes in as `turn`. */
  listen(words: string, turn: Turn, offers: readonly Offer[] = []): string {
    const expected = [...offers.map(({ title }) => title.replaceAll(',', ' ')), usual]
    const voice = this.parts.provider.newVoice()
    const action = addressOf(this.parts.publicUrl, turn)
    voice
      .gather({
        input: ['speech', 'dtmf'],
        numDigits: 1,
        action,
        method: 'POST',
        speechTimeout: 'auto',
        timeout: 6,
        language: 'en-US',
        actionOnEmptyResult: true,
        hints: expected.join(', ').slice(0, maxHints),
      })
      .say(words)
    return voice.toString()
  }

  /** Puts through to a company phone other than our own number, which would call itself. */
  person(words = ''): string {
    const { number, publicUrl, provider } = this.parts
    const phones = [company.supportVoicePhone, company.quotePhone].map(dialed)
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

  end(words: string): string {
    const voice = this.parts.provider.newVoice()
    if (words !== '') voice.say(words)
    voice.hangup()
    return voice.toString()
  }
}
