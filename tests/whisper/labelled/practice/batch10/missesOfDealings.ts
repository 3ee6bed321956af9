/** Near misses about the company and dealings with it: of the field, and not in the sources. */
import { admits, labelled } from '../../labelled'
import { told } from '../../told'

export const missesOfDealings = labelled('near miss', {
  't10-lead-time': [
    'If I said yes this afternoon, how many weeks until somebody turns up with the equipment?',
    admits('How soon they come is not said.'),
  ],
  't10-deposit': ['do you want a deposit before you come out', admits('Deposits are not told of.')],
  't10-instalments': [
    'Could we spread the $799 over a year at zero interest?',
    admits('Payment by instalments is not told of.'),
  ],
  't10-veterans': [
    '22 years in the Navy. Anything off for veterans?',
    admits('Discounts are not told of.'),
  ],
  't10-refund': [
    'What if we hate it after a week, do we get the installation money back?',
    admits('Refunds are not told of.', { orSays: [told.noContract] }),
  ],
  't10-snowbirds': [
    'We are snowbirds, gone November to April. Can the subscription be paused?',
    admits('A pause is not told of.', {
      orSays: [/pay[- ]as[- ]you[- ]use|no (long-term )?contracts?/i],
    }),
  ],
  't10-sell-house': [
    'Selling the house in June. Does the warranty go to the buyers?',
    admits('Whether a warranty passes on is not said.'),
  ],
  't10-lightning': [
    'is lightning damage under the warranty or is that an act of god',
    admits('What a warranty covers is not said.'),
  ],
  't10-keep-number': [
    'Everybody knows the phone number of our old box by heart. Can we take that number along?',
    admits('Taking a number along is not told of.', { orSays: [/dedicated number/i] }),
  ],
  't10-showroom': [
    'Where is your showroom? I like to touch things before I buy.',
    admits('No place of business is told.', { orSays: [/video|demo/i] }),
  ],
  't10-since-when': [
    'In what year was the company started?',
    admits('No year of its start is told.'),
  ],
  't10-patent-number': [
    'Please give me the patent number, my attorney wants to look it up.',
    admits('The number of the patent is not told.'),
  ],
  't10-how-many-gates': [
    'How many gates have you done so far, ballpark?',
    admits('No count of customers is told.'),
  ],
  't10-stars': [
    'whats your rating with the better business bureau',
    admits('No ratings are told.'),
  ],
  't10-butterfly': [
    'Our management company swears by ButterflyMX. What do you do better than they do?',
    admits('No competitor is told of.', {
      orSays: [/(?<![\d,.])(799|47)(?!\d)|call box|intercom|no app/i],
    }),
  ],
  't10-become-dealer': [
    'I own a gate company in Frederick and would like to resell yours. What does it take to become a dealer?',
    admits('How one becomes a dealer is not told.', { orSays: [told.portal] }),
  ],
  't10-haul': [
    'Will your man take the old intercom away with him, or is that my trash?',
    admits('Removal of the old equipment is not told of.'),
  ],
})
