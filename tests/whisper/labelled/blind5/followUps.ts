/** Questions that lean on what was asked before. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'f-keep-paying': [
    'then nothing more, or do I keep paying you?',
    says(told.monthly47),
    'How much is the basic installation?',
  ],
  'f-without-one': [
    "what if they don't have one of those",
    says(told.dial),
    'Does my guest need a smartphone with a camera to scan the code?',
  ],
  'f-in-laws': [
    'My in-laws are up in Bowie, would that count?',
    says(/Bowie|Maryland/i),
    'Do you serve Annandale?',
  ],
  'f-and-baltimore': [
    'ok what about Baltimore then',
    admits('Baltimore is not on the list.', { orSays: [/DC metro|ask us/i] }),
    'Which parts of Maryland do you serve?',
  ],
  'f-for-good': [
    "and if I'd rather be covered for good?",
    says(told.lifetime),
    'What is the warranty on the equipment?',
  ],
  'f-cover-lightning': [
    'Does that cover lightning?',
    admits('What the warranty covers is not told.'),
    'What warranty do you give?',
  ],
  'f-whole-night': [
    'And that would get me through a whole night?',
    admits('How long a battery lasts is not told.'),
    'What if there is a power cut in winter?',
  ],
  'f-is-it-extra': [
    'is that extra or standard',
    says(told.optional),
    'can the gate stay open at set times',
  ],
  'f-which-one-by-text': [
    'and by text?',
    says(told.supportText),
    'How can I reach support by e-mail?',
  ],
  'f-founder-does': [
    'What does she do there now?',
    says(/speaks with the owners/i),
    'Who is the founder of the company?',
  ],
  'f-same-thing-door': [
    'Same thing for a door, right?',
    says(told.doors),
    'Can I use it for the gate at the end of my drive?',
  ],
  'f-do-they-need-app': [
    'and do THEY need to install something',
    says(told.noApp),
    'How do visitors get in?',
  ],
  'f-so-who-then': ['Who does it then?', says(told.professional), 'Can I install it on my own?'],
  'f-how-soon': [
    'How soon could that happen? This week?',
    admits('When an appointment can be had is not told.'),
    'Who installs it?',
  ],
  'f-wire-then': [
    'So no cable to the house at all?',
    says(
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
    'Do I need a landline at the gate?',
  ],
  'f-sooner-than-that': [
    'What if I want it gone before that?',
    says(told.erase),
    'How long do you keep my conversation?',
  ],
  'f-anyone-see-it': ['does a person look at it', says(told.read), 'Is this conversation logged?'],
  'f-and-after-that': [
    'and if I accept after that date?',
    admits('What happens after the quote runs out is not told.', { orSays: [told.days30] }),
    'How long is a quote valid?',
  ],
  'f-cheaper-one': [
    'is there a cheaper one',
    says(told.basic340),
    'How much is the professional installation?',
  ],
  'f-where-on-site': [
    'where can I watch it?',
    says(told.video),
    'Do you have a demonstration video?',
  ],
  'f-when-will-they': [
    "When's that coming?",
    admits('No date is told for Invisible Keys.', {
      orSays: [told.announced],
      never: [/\b202[67]\b/],
    }),
    'What are Invisible Keys?',
  ],
  'f-until-then': [
    'until then, what could my dog walker use',
    says(told.trusted),
    'Can I use Invisible Keys already?',
  ],
  'f-which-brand': [
    'What brand is it?',
    admits('No brand of camera is told.'),
    'Can a camera be added?',
  ],
  'f-both-of-those': [
    'do I get both of those or pick',
    says(told.aes, told.rsa),
    'Which encryption do you use?',
  ],
  'f-thx-one-more': [
    'Thx. And is it free to ask for one?',
    says(told.free),
    'How do I get a quote?',
  ],
  'f-what-about-outside': [
    'and the rest of the country?',
    says(told.year2026),
    'Which areas do you serve?',
    'Do you come to Washington?',
  ],
})
