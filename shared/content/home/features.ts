import { company } from '../../company'
import { section } from '../page'
import { listed } from '../written'

export const features = section({
  id: 'features',
  heading: 'Current Features',
  lead: 'One sign, two ways to reach you. You decide who comes in.',
  items: [
    {
      icon: 'qr',
      title: 'QR Code Access',
      description:
        'Visitors point a phone’s camera at the sign and are connected to you. There’s nothing to install.',
    },
    {
      icon: 'keypad',
      title: 'Phone Call Option',
      description: 'The number is on the same sign. Anyone can dial it, from any phone.',
    },
    {
      icon: 'key',
      title: 'Secure Access',
      description: `Protected by ${listed(company.encryption)} encryption. Nothing opens until you’ve verified the visitor.`,
    },
    {
      icon: 'patent',
      title: 'Patented Technology',
      description: 'A patent covers the technology that connects the sign, the call and the gate.',
    },
  ],
  source: [1, 2, 9],
})
