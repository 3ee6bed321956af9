import { company } from '../../company'
import { section } from '../page'

const [symmetric, asymmetric] = company.encryption

export const security = section({
  id: 'security',
  heading: 'Security Features',
  lead: 'A person decides. The technology protects the line to that person.',
  items: [
    {
      title: symmetric,
      description: 'Encryption with one secret key that both ends share.',
    },
    {
      title: asymmetric,
      description: 'Encryption with a pair of keys, one public and one private.',
    },
    {
      title: 'A voice comes first',
      description: 'Scanning or dialing opens nothing. It only lets the visitor ask.',
    },
    {
      title: 'Known callers',
      description:
        'As an optional extra, a trusted visitor is recognized by caller ID or by a unique code.',
    },
  ],
  /** Below the two drawings of key lengths. */
  caption: 'Each square is one bit of the key.',
  source: [1, 9],
})
