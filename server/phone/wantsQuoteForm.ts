/** Whether someone asks for a quote or its form. */
import type { StoredMessage } from '../chat/chat'

const wishes = [
  /\b(?:a |your |free )?quot(?:e|es|ation|ations)\b/,
  /\b(?:an |free )?estimates?\b/,
  /\b(?:send|text|get|give|want|need|have)\b.*\bforms?\b/,
  /^(?:the |your )?(?:quote )?form(?: please)?$/,
  /\bprices? for\b/,
  /\bhow much (?:for|would|will|do you charge|to)\b/,
]
/** About a quote that exists, or another kind of quote. */
const isAbout =
  /\b(?:my|the|our|your last|accepted|this) quote\b|\bquote (?:number|expires?|valid)\b/

export function wantsQuoteForm(text: string): boolean {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return !isAbout.test(said) && wishes.some((one) => one.test(said))
}

/** True also if only Whisper understood it, and has nothing else to say. */
export function leadsToForm({
  text,
  pick,
  answer,
}: Pick<StoredMessage, 'text' | 'pick' | 'answer'>): boolean {
  const { action, why } = answer
  return wantsQuoteForm(pick?.title ?? text) || (action === 'quote' && why?.madeBy === 'small-talk')
}
