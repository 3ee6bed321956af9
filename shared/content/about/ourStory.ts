import { company } from '../../company'
import { section } from '../page'

export const ourStory = section({
  id: 'our-story',
  heading: 'Our Story',
  asked: 'What is the story behind your company?',
  paragraphs: [
    'A gate asks one question of everybody who comes: who are you? The intercom was built to carry that question indoors, and it only works while somebody is indoors to hear it.',
    `${company.name} starts from the phone. The visitor has one, the owner has one, and both know how to use it. What was missing was a way from the gate to the right number, so we put that way on a sign.`,
    'The rest follows from it. There is no device to learn on either side, and the person who knows the visitor is the person who decides.',
  ],
  source: [1],
})
