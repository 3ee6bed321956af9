/**
 * Greetings, thanks and questions about Whisper itself, if the message says nothing else: "Hi, how
 * much is it?" is a question.
 */
import * as replies from '../replies'
import { emptyWords } from '../words/commonWords'
import { words } from '../words/fold'
import { Phrases } from '../words/phrases'

/** The first reply with a phrase in the message is given: questions come before greetings. */
const table: readonly (readonly [reply: string, phrases: string])[] = [
  [
    replies.ability,
    `who are you, what are you, what is your name, your name, who am i talking to, are you a real person,
     are you a person, are you a human, are you human, are you real, are you a bot, are you a robot,
     are you an ai, are you ai, is this a bot, is this a real person, is this a robot, am i talking to a bot,
     am i talking to a person, am i talking to a human, what can you do, how can you help, can you help me,
     can you help, help me, help, i need help, what can i ask, what can i ask you, what do you know`,
  ],
  [
    replies.wellBeing,
    `how are you, how are you today, how are you doing, how is it going, how do you do, what is up`,
  ],
  [
    replies.thanks,
    `thanks, thank you, ty, cheers, that helps, that helped, great help, appreciate it, i appreciate it,
     much appreciated, many thanks, very helpful, that was helpful, so helpful, so much, very much, a lot`,
  ],
  [
    replies.farewell,
    'bye, bye for now, goodbye, good bye, see you, good night, have a nice day, have a good day, take care',
  ],
  [
    replies.greeting,
    `anyone there, anybody there, is anyone there, is anybody there, you there, are you there, anyone home, anybody home, hey there,
     hi there, hello there, hi, hello, hey, hiya, howdy, yo, greetings, good morning, good afternoon, good evening`,
  ],
  [
    replies.acknowledgment,
    `ok, okay, yes, no, yep, nope, great, perfect, cool, nice, got it, i see, good, awesome, sure, all right,
     alright, right, fine, understood, sounds good, that is all, nothing else`,
  ],
]

const phrases = new Phrases<string>()
for (const [reply, list] of table)
  for (const phrase of list.split(',')) phrases.add(words(phrase), reply)

/** The reply; undefined if the message says more. */
export function smallTalk(text: string): string | undefined {
  const said = words(text)
  const heard = new Set<string>()
  for (let at = 0; at < said.length;) {
    const found = phrases.at(at, said)
    if (found) heard.add(found.value)
    else if (!emptyWords.has(said[at] ?? '')) return undefined
    at += found?.length ?? 1
  }
  return table.find(([reply]) => heard.has(reply))?.[0]
}
