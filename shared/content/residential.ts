/** The words of /residential (specification, section 2), for visitors who tried a demo; in order. */
import { company } from '../company'
import { page, section } from './page'
import { dollars } from './written'

/** The hero of the landing page. */
const offer = section({
  id: 'offer',
  heading: 'Now put it on your own gate',
  lead: 'You’ve tried the demo: one scan, one call, one open gate. Here’s what it takes at your place.',
  /** Each with a checkmark. */
  benefits: [
    'No app needed',
    'Works with any phone',
    'Needs only power at the gate',
    'No long-term contract',
  ],
  badge: {
    before: 'Starting at',
    amount: dollars(company.professionalInstallationFrom),
    after: 'professional installation',
    monthly: `from ${dollars(company.monthlyFrom)}/month`,
  },
  /** Opens the contact dialog. */
  quoteButton: 'Get Your Quote',
  link: { text: 'View Full Details', to: '/system' },
  source: [1, 2, 9],
})

const compare = section({
  id: 'compare',
  heading: 'A box or a sign',
  lead: 'A traditional call box stands between you and the visitor. A sign only tells them how to reach you.',
  columns: { box: 'Traditional call box', product: company.name },
  rows: [
    {
      title: 'Price',
      box: `${dollars(company.callBoxFrom)} to ${dollars(company.callBoxTo)}`,
      product: `From ${dollars(company.professionalInstallationFrom)} installed, then from ${dollars(company.monthlyFrom)} a month`,
    },
    {
      title: 'At the entry',
      box: 'A box with a keypad and a speaker',
      product: 'A sign with a QR code and a number',
    },
    { title: 'Visitors use', box: 'The box', product: 'Their own phone, no app' },
    { title: 'You answer', box: 'Where the box rings', product: 'Any phone, wherever you are' },
  ],
  source: [1, 2, 9],
})

/** The five flip cards: the problem on the front, its solution on the back. */
const problems = section({
  id: 'problems',
  heading: 'Five things that happen at a gate',
  lead: 'Flip a card to see what the system does about it.',
  items: [
    {
      title: 'Someone’s at the gate and I’m not home.',
      description: 'The call reaches your phone. You check who it is and open from where you are.',
    },
    {
      title: 'There’s no phone line at the gate.',
      description: 'You don’t need one. Power and cellular service are enough.',
    },
    {
      title: 'Guests don’t want to install anything.',
      description: 'They scan with their phone’s camera, or dial.',
    },
    {
      title: 'The same people come every week.',
      description: 'As an optional extra, they get in with a unique code or by caller ID.',
    },
    {
      title: 'The power goes out.',
      description: 'You can add a battery backup as an optional extra.',
    },
  ],
  /** The label for turning a card. */
  turn: 'Show the answer',
  /** How long a card takes to turn, in milliseconds (section 4). */
  flipMs: 400,
  source: [1, 2, 4],
})

/** Numbered in this order. */
const install = section({
  id: 'install',
  heading: 'Installed in three steps',
  lead: 'Photos first, then installation, then it’s yours to use.',
  items: [
    {
      title: 'Submit photos',
      description: 'Show us your gate or door and its power supply.',
    },
    {
      title: 'Professional install',
      description: `A professional brings the equipment and is done in about ${company.installationHours} hours.`,
    },
    {
      title: 'Start using',
      description: 'From then on, visitors scan or dial. You answer, verify and open.',
    },
  ],
  source: [1, 2, 9],
})

/** The closing section of the landing page; its button opens the contact dialog. */
const quote = section({
  id: 'your-quote',
  heading: 'What would yours cost?',
  lead: `The consultation and the quote are free, ${company.availability}, in the ${company.region}.`,
  button: 'Get Your Quote',
  source: [2],
})

export const residential = page(
  {
    path: '/residential',
    name: 'Residential',
    title: `For your own gate | ${company.name}`,
    description: `Professional installation starting at ${dollars(company.professionalInstallationFrom)}, service from ${dollars(company.monthlyFrom)} a month. Compare it with a call box and ask for a free quote.`,
    heading: offer.heading,
  },
  { offer, compare, problems, install, quote },
)
