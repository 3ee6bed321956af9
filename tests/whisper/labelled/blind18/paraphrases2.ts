/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h18-damage-up': [
    'Bake sale money is all we have. What is the damage to get going?',
    says(told.onceAtAll),
  ],
  'h18-every-four-weeks': [
    'After the first bill, what keeps coming out of my account?',
    says(told.monthly47),
  ],
  'h18-walk-away': [
    'If the workshop folds next spring, may I just walk away?',
    says(told.noContract),
  ],
  'h18-labor-extra': [
    'Do I tip in another few hundred for the fellow with the ladder?',
    says(told.included),
  ],
  'h18-breaks-early': ['It goes kaput after eight months. Am I on the hook?', says(told.warranty)],
  'h18-forever': [
    'The cemetery will be here for centuries. Is there some promise that never runs out?',
    says(told.lifetime),
  ],
  'h18-eyeball-fee': ['Do you charge for having a look and naming a figure?', says(told.free)],
  'h18-vestry-meets': [
    'Our vestry only sits in three weeks. Would your figures still stand by then?',
    says(told.days30),
  ],
  'h18-ring-human': [
    'Too many buttons for me, sonny. Where can I ring about what mine would run?',
    says(told.quotePhone),
  ],
  'h18-graveyard': [
    'I work graveyard shift and am only awake when the owls are. Would you pick up?',
    says(told.always),
  ],
  'h18-brains': [
    'Whom do I thank for having had this bright idea in the first place?',
    says(told.founder),
  ],
  'h18-coder': [
    'Which clever head makes the insides of it tick, computer-wise?',
    says(told.developer),
  ],
  'h18-quit-buzzing': [
    'During Mass my pocket hums because of you people. One word to make it cease?',
    says(told.stop),
  ],
  'h18-peeping': [
    'Is anyone on your side peeping at what I type?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h18-gone-chat': ['I blurted out too much up there. How can I get rid of it?', says(told.erase)],
  'h18-keep-copy': [
    'My memory is poor. Might I keep a copy of all this back and forth?',
    says(told.download),
  ],
  'h18-real-lady': ['Am I writing with a real lady or some gizmo?', says(told.aiAgent)],
  'h18-cops': [
    'Suppose a detective shows up asking about me. Do your lips stay sealed?',
    says(told.authorities),
  ],
  'h18-drummer-17': [
    'My drummer boy is seventeen. Is he free to use it by himself?',
    says(/guardian|consent|under 18/i),
  ],
  'h18-moving-pictures': [
    'Is there some clip so my mother can watch the thing happen?',
    says(told.video),
  ],
  'h18-crumbs': [
    'What little crumbs does your page leave behind on my tablet?',
    says(/cookie|random number|own storage/i),
  ],
  'h18-blurt-pin': [
    'Should I tell you my secret four digits so you know which entrance is mine?',
    says(told.doNotWrite),
  ],
  'h18-coast': [
    'My cousin runs a bike shop in Denver. When will you get to him?',
    says(told.year2026),
  ],
})
