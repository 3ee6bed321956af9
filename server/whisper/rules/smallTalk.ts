import * as canned from '../cannedAnswers'
/**
 * Greetings, thanks and questions about Whisper itself, if the message says nothing else: "Hi, how
 * much is it?" is a question. A goodbye is one whatever else is told: "Have to run, the bus is here. Bye!"
 */
import { isQuestion, splitQuestion } from '../engine/splitQuestion'
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { Phrases } from '../words/phrases'

/** The first answer with a phrase in the message is given: questions come before greetings. */
const table: readonly (readonly [answer: string, phrases: string])[] = [
  [
    canned.ability,
    `who are you, what are you, what is your name, your name, who am i talking to, are you a real person,
     are you a person, are you a human, are you human, are you real, are you a bot, are you a robot,
     are you an ai, are you ai, is this a bot, is this a real person, is this a robot, am i talking to a bot,
     am i talking to a person, am i talking to a human, what can you do, how can you help, can you help me,
     can you help, help me, help, i need help, what can i ask, what can i ask you, what do you know,
     what is this, what is that`,
  ],
  [
    canned.askAway,
    `i have a question, i have a quick question, i have some questions, got a question, quick question,
     can i ask something, can i ask a question, can i ask you something, can i ask you a question,
     may i ask something, may i ask a question, question`,
  ],
  [
    canned.wellBeing,
    `how are you, how are you today, how are you doing, how is it going, how do you do, what is up,
     how are things, sup, how is your day, how is your day going, how is life, you good, are you well`,
  ],
  [
    canned.thanks,
    `thanks, thank you, ty, cheers, that helps, that helped, great help, appreciate it, i appreciate it,
     much appreciated, many thanks, very helpful, that was helpful, so helpful, so much, very much, a lot,
     well done, good job, great job, good work, nice work, great service, you rock, you guys rock,
     you are awesome, you are great, you are the best, you are amazing, you guys are awesome,
     you guys are great, you guys are the best, you guys are amazing,
     a bunch, a ton, a million, for your help, for the help, for your time, for the info,
     for the information, for your answer, for the answer`,
  ],
  [
    canned.farewell,
    `bye, bye for now, bye now, goodbye, good bye, good night, take care, see you, see you later,
     see you soon, see you around, talk later, talk to you later, talk soon, until next time,
     have to go, have to run, got to go, got to run, gotta go, gotta run, off to bed, sleep well,
     sleep tight, have a nice day, have a good day, have a great day, have a nice evening,
     have a good evening, have a great evening, have a nice weekend, have a good weekend`,
  ],
  [
    canned.greeting,
    `anyone there, anybody there, is anyone there, is anybody there, you there, are you there, anyone home, anybody home, hey there,
     hi there, hello there, hi, hello, hey, hiya, howdy, yo, greetings, good morning, good afternoon, good evening,
     morning, evening, good day, test, testing`,
  ],
  [
    canned.acknowledgment,
    `ok, okay, yes, no, yep, nope, great, perfect, cool, nice, got it, i see, good, awesome, sure, all right,
     alright, right, fine, understood, sounds good, that is all, nothing else, exactly, excellent, wonderful,
     makes sense, that makes sense, good to know, great answer, good answer, nice answer, interesting,
     that clears it up, that cleared it up, that clears that up, clear now, all clear, no worries,
     no problem, oops, sorry, never mind, wow, haha, lol, k, kk, np, idk, i do not know`,
  ],
  [
    canned.languageAnswer,
    `hola, buenas, buenos dias, buenas tardes, buenas noches, gracias, bonjour, salut, merci, hallo, guten tag,
     danke, ciao, buongiorno, grazie, ola, bom dia, obrigado, obrigada`,
  ],
]
/** "In the evening", "morning or evening", "what about a test": no greetings, though they may be. */
const maybeGreeting = /(?<!\bgood )\b(?:morning|evening|test|testing)\b/
const noGreeting =
  /^(?:and|what about|how about)\b|\b(?:in|on|by|or|every|each) (?:the )?(?:morning|evening|test)\b|\b(?:morning|evening) or\b/
/** "👍", "…" or a number: nothing that knowledge could answer, unless it asks what was meant. */
const wordless = /^[^\p{L}?]*$/u
const longNumber = /\d{3}/

const phrases = new Phrases<string>()
for (const [answer, list] of table)
  for (const phrase of list.split(',')) phrases.add(words(phrase), answer)

/** The answer to a message that begins or ends with a goodbye and asks nothing. */
export function partingAnswer(text: string): string | undefined {
  if (asks(text)) return undefined
  const said = words(text)
  const ends = said.findIndex((_, index) => {
    const found = phrases.at(index, said)
    return found?.value === canned.farewell && (index === 0 || index + found.length === said.length)
  })
  return ends === -1 ? undefined : canned.farewell
}

/** The answer; undefined if the message says more. */
export function smallTalk(text: string): string | undefined {
  if (wordless.test(text) && !longNumber.test(text)) return canned.acknowledgment
  const said = words(text)
  const heard = new Set<string>()
  for (let at = 0; at < said.length;) {
    const found = phrases.at(at, said)
    if (found) heard.add(found.value)
    else if (!emptyWords.has(said[at] ?? '')) return undefined
    at += found?.length ?? 1
  }
  const answer = table.find(([known]) => heard.has(known))?.[0]
  const told = said.join(' ')
  if (answer === canned.greeting && maybeGreeting.test(told))
    return text.includes('?') || asks(text) || noGreeting.test(told) ? undefined : answer
  // "Is mine OK for it" is no "OK", "do you do good work" no praise.
  const maySay = answer === canned.acknowledgment || answer === canned.thanks
  return maySay && said.length > 1 && asks(text) ? undefined : answer
}

const asks = (text: string): boolean => splitQuestion(text).questions.some(isQuestion)
