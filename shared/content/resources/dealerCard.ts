import { section } from '../page'

/** The entry to the dealer portal; its button depends on whether a dealer is signed in. */
export const dealerCard = section({
  id: 'dealer-resources',
  heading: 'Dealer Resources',
  asked: 'Where are the resources for installers?',
  paragraphs: [
    'Dealers and installers have their own portal with technical resources and marketing materials.',
  ],
  signedIn: { text: 'Access Dealer Resources', to: '/dealer/resources' },
  signedOut: { text: 'Login to Access', to: '/dealer/login' },
  source: [1, 2, 3],
})
