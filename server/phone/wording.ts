/** The words of texts. An answer takes two segments at most, including the link to its source. */
import { company } from '#shared/company'
import { contactDialog } from '#shared/content/frame/contactDialog'
import { linkDays } from '#shared/lifetimes'
import type { Answer } from '#shared/whisper/answer'
import { fitting, inGsm, plain, segments } from './segments'

const most = 2
/** A shorter beginning of an answer says too little: then something next to it is dropped. */
const minLength = 60
const asks = '\nHelpful? Y or N'
const offersForm = '\nReply QUOTE for a quote form'
const offersPerson = '\nReply PERSON for a person here'
/** Mentions prices or quotes. */
const leadsToQuote = /\$\d|\bquotes?\b/i

const { smsStop, smsHelp, name, supportEmail, assistant } = company

/** A number that was left there may be anybody's: what was written isn't deleted by text. */
const onSite = `To delete what you wrote on our site, open ${assistant} there and choose Your data, or e-mail ${supportEmail}.`

export const replies = {
  help: `${name}: ${assistant}, our AI assistant, answers your texts. E-mail: ${supportEmail}. Message and data rates may apply. Reply ${smsStop} to opt out, ERASE to have this conversation deleted.`,
  start: `${name}: you'll get our replies by text again. Message and data rates may apply. Reply ${smsStop} to opt out, ${smsHelp} for help.`,
  picture: `I couldn't save that. Reply QUOTE for a form that takes up to six photos, or describe it in words.`,
  helpful: 'Thank you.',
  notHelpful: `Thank you for telling us. To reach a person, use ${company.quotePhone} or ${supportEmail}.`,
  erase: `We'll delete your conversation by text or call once a person here approves, and let you know. What you write from now on is a new conversation. ${onSite}`,
  left: 'We have your message, and a person will text you back here.',
  person: `Someone on our team has your conversation, or soon will.`,
  erasePhotos: 'Your photos were deleted, as you asked.',
  eraseNothing: `We have no texts or calls from this number. ${onSite}`,
  approved: 'Your conversation by text or call was deleted, as you asked.',
  declined: (reason = '') =>
    fitting(plain(`Your conversation wasn't deleted. ${reason}`.trim()), '', most),
} as const

/** `count`: how many pictures the text had. */
export function keptText(kept: number, count: number): string {
  const all = count === 1 ? 'your photo' : `${kept} photos`
  const photos = kept < count ? `${kept} of ${count} photos` : all
  return `Thank you, we kept ${photos}. Reply QUOTE for a form that already has ${kept === 1 ? 'it' : 'them'}.`
}

/** To a texter whose pictures a person sees; `kept` of `count`. */
export function shownText(kept: number, count = 1): string {
  const all = count === 1 ? 'your photo' : 'your photos'
  if (kept === count) return `Thank you, our team can see ${all}.`
  const seen = kept === 0 ? `can't see ${all}` : `can see only ${kept} of ${count} photos`
  return `Our team ${seen}. Please e-mail them to ${supportEmail}, or describe them in words.`
}

/** To the teammate who reads a text that pictures came with. */
export function photosNote(count = 1): string {
  return `[${count === 1 ? '1 photo' : `${count} photos`}]`
}

/** The form's link, with what people need to know about it. */
export function formText(form: string): string {
  return `\nQuote form, just for you, valid ${linkDays} days: ${form}`
}

/** For someone who asked for the form on the site, and agreed to be texted. */
export function sentFormText(form: string): string {
  return `${name}: here's your form.${formText(form)}\nMessage and data rates may apply. Reply ${smsStop} to opt out, ${smsHelp} for help.`
}

/** On the site, to who typed a number that sent STOP. `number`: ours, as people write it. */
export function stoppedText(number: string, hasMail: boolean): string {
  const or = hasMail ? ', or use an e-mail address' : ''
  return `This number sent us ${smsStop}, so we can’t text it. Text START to ${number} to change that${or}.`
}

/** A teammate's reply to a visitor who left a message on the site, and agreed to be texted. */
export function replyText({
  from,
  text,
  link,
}: {
  from: string
  text: string
  link: string
}): string {
  const rest = `\nReply here, valid ${linkDays} days: ${link}\nReply ${smsStop} to opt out.`
  return fitting(`${from} at ${name}: ${plain(text).replace(/\s+/g, ' ').trim()}`, rest, 3) + rest
}

/**
 * The question, and the possible replies: 1, 2 or 3, or NONE (shared/chat/picks.ts). If that takes
 * more than two segments, the longest titles are cut first; null if even that isn't enough.
 */
function offerText(question: string, offers: Answer['offers'], rest: string): string | null {
  const titles = offers.map(({ title }) => plain(title).replace(/\s+/g, ' ').trim())
  for (const written of [titles, titles.map(inGsm)]) {
    const longest = Math.max(minTitle, ...written.map((title) => title.length))
    for (let length = longest; length >= minTitle; length -= 1) {
      const text = question + choices(written, length, rest)
      if (segments(text) <= most) return text
    }
  }
  const shortest = choices(titles.map(inGsm), minTitle, rest)
  return segments(shortest) <= most ? fitting(question, shortest, most) + shortest : null
}
const minTitle = 12

function choices(titles: readonly string[], longest: number, rest: string): string {
  const lines = titles.map((title, index) => {
    const letters = [...title]
    const isLong = letters.length > longest
    const words = isLong
      ? `${letters
          .slice(0, longest - 3)
          .join('')
          .trimEnd()}...`
      : title
    return `${index + 1} for ${words}`
  })
  return `\nReply ${lines.join('\n')}\nor NONE for none of these${rest}`
}

interface AnswerText {
  text: string
  sources: Answer['sources']
  offers?: Answer['offers']
  action?: Answer['action']
  /** False for a failed answer, which has no source and asks for no mark. */
  isAnswered: boolean
  publicUrl: string
  /** The private link to a quote form, absolute, for someone who asked for one. */
  form: string | null
  /** Whether it carries the opt-in wording. */
  hasOptInWording: boolean
}

export function answerText(answer: AnswerText): string {
  const {
    text,
    sources,
    offers = [],
    action,
    isAnswered,
    publicUrl,
    form,
    hasOptInWording,
  } = answer
  const said = plain(text).replace(/\s+/g, ' ').trim()
  const path = sources.find(({ url }) => url)?.url
  const link = path && isAnswered ? `\n${URL.parse(path, publicUrl)?.href ?? ''}` : ''
  const asked = form ? formText(form) : ''
  const wording = hasOptInWording ? `\n${contactDialog.sms.text}` : ''
  const least = [asked + wording, asked, wording].find((one) => segments(one) <= most) ?? ''
  // Next to a form and the wording there may be no room to ask which is meant.
  if (offers.length > 0) return offerText(said, offers, asked + wording) ?? least.trimStart()
  if (isAnswered && !form && (action === 'quote' || leadsToQuote.test(said))) {
    const rest = link + offersForm + asks + wording
    if (fitting(said, rest, most) === said) return said + rest
  }
  const person = isAnswered && action === 'person' ? offersPerson : ''
  // From all parts to the fewest: what is dropped first comes first.
  const rests = [
    link + asked + person + (isAnswered ? asks : '') + wording,
    ...(person ? [link + asked + person + wording, person + wording] : []),
    link + asked + wording,
    asked + wording,
  ]
  for (const rest of rests) {
    const fit = fitting(said, rest, most)
    const isEnough = fit === said || fit.length >= minLength
    if (isEnough && segments(fit + rest) <= most) return fit + rest
  }
  return fitting(said, least, most) + least
}
