import { company } from '../../company'
import { section } from '../page'

export const ourStory = section({
  id: 'our-story',
  heading: 'Our Story',
  asked: 'What is the story behind your company?',
  paragraphs: [
    'A gate asks everyone the same question: who are you? An intercom carries that question indoors, and it only works while someone is there to hear it.',
    `${company.name} starts with the phone. The visitor has one, the owner has one, and both know how to use it. The only thing missing was a way from the gate to the right number, so we put it on a sign.`,
    'The rest follows. There’s no device to learn on either side, and the person who knows the visitor decides.',
  ],
  source: [1],
})
