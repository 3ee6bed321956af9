/** What the sources say, asked in words that they do not use: at the gate and in the house. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases1 = labelled('paraphrase', {
  'e-uber': [
    'Uber guy never comes twice. He is not going to sign up for anything just to drop off my kid.',
    says(told.noApp),
  ],
  'e-grandpa-rotary': [
    'Grandpa owns a telephone from 1985 with a cord. Could he be the one who lets people in?',
    says(/any phone|landline|old (or new|one)|each of them takes the call/i),
  ],
  'e-walk-down': [
    'My knees are bad and it is 300 yards to the road. Will I still have to go down there?',
    says(
      /from the phone|remotely|nobody walks|wherever you are|from where you are|far away|anywhere/i,
    ),
  ],
  'e-trench': [
    'Last company wanted to dig up the lawn to bring cable out to the road, would you?',
    says(told.noLine),
  ],
  'e-solar-nothing': [
    'There is no electricity anywhere near our pasture entrance.',
    says(told.notWithoutPower),
  ],
  'e-dead-zone': [
    'We live in a valley and mobiles show nothing at all down by the road',
    says(told.notWithoutCellular),
  ],
  'e-hurricane': [
    'Every summer storm we sit in the dark for half a day. Will people be stuck outside?',
    says(told.battery),
  ],
  'e-dog-walker': [
    'Same girl walks our dog at noon every day, I am in meetings then and cannot answer.',
    says(told.trusted),
  ],
  'e-school-run': [
    'Between 7 and 9 there are so many cars that closing it after each one is silly.',
    says(told.holds),
  ],
  'e-see-face': [
    'Voices can be faked. I would rather look at the person before I decide.',
    says(told.camera),
  ],
  'e-wrong-hands': [
    'So anybody with the sign number can just let himself in?',
    says(/verif|opens nothing|lets the visitor ask|call you/i),
  ],
  'e-who-decides': [
    'Is it some computer that decides whether a stranger comes in?',
    says(told.ownerDecides),
  ],
  'e-handy-husband': [
    'I married a man who owns every tool at Home Depot. He says he will mount it himself on Saturday and save us money.',
    says(told.professional),
  ],
  'e-day-off': ['Do I need to take a whole day off work for your crew?', says(told.hours)],
  'e-before-visit': [
    'Does somebody have to drive out and look at it first or can I show you some other way?',
    says(/photo|show us your gate/i),
  ],
  'e-old-box-rip': [
    'There is a dead speaker thing with buttons on a pole at our entrance. Can you take over its job?',
    says(told.replaces),
  ],
  'e-laptop-control': [
    'I prefer to do these things on my computer with a browser, is there a place for that?',
    says(told.controlCenter),
  ],
  'e-pool': ['Would the gear survive at the bottom of a marina lock?', says(told.underwater)],
})
