/** Helpers for callers: the provider's webhooks and their replies. */
import { randomBytes } from 'node:crypto'
import { ourNumber, post } from './standIn'
import { readTwiml, type Verb } from './twiml'

/** A caller who replies to the last question at the address it came with. */
export class Caller {
  readonly sid = `CA${randomBytes(16).toString('hex')}`
  verbs: Verb[] = []
  constructor(
    private readonly url: string,
    readonly from: string,
  ) {}

  private get fields() {
    return { CallSid: this.sid, From: this.from, To: ourNumber, Direction: 'inbound' }
  }

  async call(): Promise<this> {
    return this.post(`${this.url}/api/phone/call`)
  }

  say(SpeechResult: string, Confidence = '0.9'): Promise<this> {
    return this.post(this.asked, { SpeechResult, Confidence })
  }

  press(Digits: string): Promise<this> {
    return this.post(this.asked, { Digits })
  }

  silent(): Promise<this> {
    return this.post(this.asked)
  }

  async post(url: string, more: Record<string, string> = {}): Promise<this> {
    const reply = await post(url, { ...this.fields, ...more })
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
    const type = reply.headers.get('content-type') ?? ''
    if (!type.startsWith('text/xml')) throw new Error(`No TwiML: ${type}`)
    this.verbs = readTwiml(await reply.text())
    return this
  }

  get asked(): string {
    const gather = this.verbs.find(({ name }) => name === 'Gather')
    const { action, input } = gather?.attributes ?? {}
    if (!action || input !== 'speech dtmf') throw new Error(`Nothing is asked: ${this.heard}`)
    return action
  }

  get heard(): string {
    const said = this.verbs.flatMap((verb) => [verb, ...verb.inside])
    return said
      .filter(({ name }) => name === 'Say')
      .map(({ text }) => text)
      .join(' ')
  }

  get names(): string[] {
    return this.verbs.map(({ name }) => name)
  }

  /** The phone number the caller is put through to. */
  get dialed(): string | undefined {
    return this.verbs.find(({ name }) => name === 'Dial')?.text
  }
}
