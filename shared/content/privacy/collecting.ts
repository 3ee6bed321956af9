/** Sections 1 to 4 of the privacy page: what is collected, why, and who receives it. */
import { company } from '../../company'
import { textedPhotoDays } from '../../lifetimes'
import { section } from '../page'

export const policy = section({
  id: 'this-policy',
  heading: 'About this policy',
  asked: 'What is your privacy policy, and whom does it cover?',
  paragraphs: [
    `This policy explains what ${company.name} does with what it learns about you, on this website and in the visitor access service. It covers visitors at a gate, owners and managers, dealers, and readers of this site.`,
  ],
  source: [2],
})

export const collected = section({
  id: 'what-we-collect',
  heading: 'What we collect',
  asked: 'What personal data do you collect? Is my IP or internet address stored?',
  bullets: [
    `What you write to ${company.assistant} on this site, its answers, the page you wrote from, the type of device, and whether you marked an answer Helpful or Not helpful, with your comment.`,
    'What you enter in a quote form: your name, a phone number or e-mail address, the type of property, the number of doors or gates, your message, whether you agree to text messages, and up to six photos. We store it when you send it; a photo, when you add it. Photos are sent without their location and camera details, and one that you don’t send is deleted within a day.',
    'What you leave to be answered later: your name, and the e-mail address or mobile number that the answer goes to, until you take your message back or its conversation is deleted.',
    `What you tell us when you call, text or write to us. Up to six photos that you text wait for your quote form, without their location and camera details, and are deleted after ${textedPhotoDays} days if none follows.`,
    'For the visitor access service: the account details that you, your property manager or your dealer give us, and the phone numbers that a call from the gate connects.',
  ],
  paragraphs: [
    `Your internet address is used briefly to limit abuse. It isn’t stored with your conversation. When you choose one of ${company.assistant}’s suggestions, a code of your network is kept with that choice, so that no one person can teach ${company.assistant} on their own. Nobody can read the address from it.`,
  ],
  source: [2],
})

export const uses = section({
  id: 'how-we-use-it',
  heading: 'How we use it',
  asked: 'What is my personal data used for?',
  bullets: [
    'To connect visitors with the person who lets them in.',
    'To answer your questions and to send you the quote you asked for.',
    `To see where ${company.assistant} was right or wrong, and to improve it.`,
    'To keep the service and this site secure.',
  ],
  source: [2],
})

export const sharing = section({
  id: 'sharing',
  heading: 'Who we share it with',
  asked:
    'Who is my data shared with? Do you share it with third parties, authorities or the police?',
  items: [
    { title: 'Dealers', description: 'The dealer who quotes, installs or services your entry.' },
    {
      title: 'Property managers',
      description: 'The manager of the property whose gate or door you use.',
    },
    {
      title: 'Vendors',
      description: 'Companies that carry calls and messages or run equipment for us.',
    },
    {
      title: 'Legal',
      description: 'Courts and authorities, where the law requires it.',
    },
  ],
  source: [2],
})
