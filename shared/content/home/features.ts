import { company } from '../../company'
import { section } from '../page'
import { listed } from '../written'

export const features = section({
  id: 'features',
  heading: 'Current Features',
  lead: 'One sign with two ways to reach you, and you decide who comes in.',
  items: [
    {
      icon: 'qr',
      title: 'QR Code Access',
      description:
        'The visitor points a phone’s camera at the sign and is connected to you. There is nothing to install.',
    },
    {
      icon: 'keypad',
      title: 'Phone Call Option',
      description: 'The number is on the same sign. Anyone can dial it, from any phone.',
    },
    {
      icon: 'key',
      title: 'Secure Access',
      description: `Protected by ${listed(company.encryption)} encryption, and nothing opens before you have verified the visitor.`,
    },
    {
      icon: 'patent',
      title: 'Patented Technology',
      description: 'A patent covers the technology between the sign, the call and the gate.',
    },
  ],
  source: [1, 2, 9],
})
