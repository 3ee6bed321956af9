/** As people speak: money, people and what is kept, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'b-stuck-for-ages': [
    'My last alarm company had me chained up for five years. Will you do that to me too?',
    says(told.noContract),
  ],
  'b-wallet': ['What is the damage to my wallet up front?', says(told.onceAtAll)],
  'b-card-monthly': [
    'And once it is up, what comes off my card every month, roughly?',
    says(told.monthly47),
  ],
  'b-day-gone': [
    'How much of my day will be gone while your guy tinkers out there?',
    says(told.hours),
  ],
  'b-dies-early': [
    'If the thing dies on me after half a year, am I on my own?',
    says(told.warranty),
  ],
  'b-human-now': [
    'Who sits at the other end and types these replies so quickly?',
    says(/\bAI\b|not a person|artificial/i),
  ],
  'b-writing-down': ['Are you taking notes on what I say here?', says(/logged|read|kept|stored/i)],
  'b-regret': ['I said things earlier that I regret. Can you make them vanish?', says(told.erase)],
  'b-blowing-up': ['Quit blowing up my cell with messages!!', says(told.stop)],
  'b-followed': [
    'Will I have shoe ads chasing me around the internet after a look at your pages?',
    says(/no advertising|no outside|opt(ed)? out/i),
  ],
  'b-pester': ['Whom do I pester when it goes on the blink?', says(/202-555-014[34]|support@/)],
  'b-pole-box': [
    'My neighbor got one of those keypad things on a pole. Why should I do it your way?',
    says(/2,?000|own phone|any phone|wherever|remotely|replaces/i),
  ],
  'b-three-weeks': [
    'My board only meets in three weeks. Will the figures you gave us still count then?',
    says(told.days30),
  ],
  'b-chat-with-sales': [
    'Does it set me back anything if your people just come up with an offer for me?',
    says(told.free),
  ],
  'b-no-talking': ['I do not like talking. Can I just shoot you an SMS?', says(told.supportText)],
  'b-three-am': ['Anybody awake over there at 3 in the morning?', says(told.always)],
  'b-sixteen': ['My girl is 16, may she use it on her own?', says(/parent|guardian/i)],
  'b-who-else-sees': [
    'Apart from yourselves, who gets to see the details I hand over?',
    says(/dealer|vendor|property manager|companies/i),
  ],
  'b-moved-out': [
    'I moved out, but my login for the gate service was made by the landlord. How long do you hold on to it?',
    says(/property manager/i),
  ],
  'b-buddy-chicago': [
    'My buddy in Chicago wants one too. When might he be in luck?',
    says(told.year2026),
  ],
  'b-banner-nags': [
    'Once I agree to your biscuits, how long until that banner nags me again?',
    says(told.days365),
  ],
  'b-want-to-know': [
    'What do you want to know about me when I ask for an offer?',
    says(/name/i, /phone|e-?mail/i),
  ],
  'b-why-bother': ['Why did you people bother to invent this?', says(/intercom/i)],
  'b-hidden-fitting': [
    'So the guy with the drill sends me a separate bill afterwards?',
    says(told.included),
  ],
  'b-mistake-in-file': [
    'You have my surname wrong in your files. Will you fix it?',
    says(/put it right|correct/i),
  ],
  'b-copy-of-talk': [
    'I would like to keep what we two said to each other on my laptop',
    says(/download/i),
  ],
})
