/** Close to the subject, and not answered by the sources: the company, its terms, places, the trade. */
import { admits, labelled } from '../labelled'

export const nearMissBusiness = labelled('near miss', {
  'e-paper-check': [
    'I pay everything by paper check, can I mail you one',
    admits('Ways of payment are not told of.'),
  ],
  'e-veteran': ['any discount for veterans? served 22 years', admits('Discounts are not told of.')],
  'e-refund': [
    'Costco takes anything back, no questions. And you, say the wife hates it after a fortnight?',
    admits('Refunds are not told of.'),
  ],
  'e-free-trial': ['Is there a free trial month?', admits('No trial is told of.')],
  'e-lightning': [
    'Does the warranty pay for lightning damage?',
    admits('What the warranty covers is not told.'),
  ],
  'e-lead-time': [
    'How many weeks until you could install if I sign today?',
    admits('No lead time is told.'),
  ],
  'e-office': [
    'What street is your office on? I want to see one in person.',
    admits('No address is told.'),
  ],
  'e-how-many-customers': [
    'Roughly how big is your customer base, dozens or thousands?',
    admits('No number of customers is told.'),
  ],
  'e-reviews': ['Are you rated with the Better Business Bureau?', admits('No ratings are told.')],
  'e-jobs': ['Are you hiring installers? I have 6 yrs experience', admits('Jobs are not told of.')],
  'e-become-dealer': [
    'What are the requirements to become an authorized dealer in Maryland?',
    admits('How one becomes a dealer is not told.'),
  ],
  'e-insured': [
    'Our HOA wants a certificate of liability coverage from every contractor, can you provide one?',
    admits('Insurance is not told of.'),
  ],
  'e-butterfly': [
    'We have a proposal from ButterflyMX. Why would you be better?',
    admits('No competitor is told of.'),
  ],
  'e-patent-no': [
    'I am a patent attorney, would like to read the claims. Under which number do I look it up at the USPTO?',
    admits('No number of the patent is told.'),
  ],
  'e-year-founded': [
    'are you guys a startup or have you been around for decades',
    admits('No year of the founding is told.'),
  ],
  'e-baltimore': [
    'can you do a rowhouse in Baltimore',
    admits('Baltimore is not on the list.', { orSays: [/DC metro|ask us/i] }),
  ],
  'e-manassas': [
    'We are in Manassas, is that too far out?',
    admits('Manassas is not on the list.', { orSays: [/DC metro|ask us/i] }),
  ],
  'e-herndon': [
    'Herndon, VA 20170. Yes or no?',
    admits('Herndon is not on the list.', { orSays: [/DC metro|ask us/i] }),
  ],
  'e-canada': [
    'Will you ship a kit to Toronto?',
    admits('Other countries and shipping are not told of.', { orSays: [/DC metro|ask us/i] }),
  ],
  'e-move-it': [
    'If we move, can we take the equipment to the new house and what is the fee?',
    admits('Moving the equipment is not told of.'),
  ],
  'e-rent': ['Can I rent the controller instead of buying?', admits('Renting is not told of.')],
  'e-late-fee': [
    'What happens if a payment is a week late?',
    admits('Late payments are not told of.'),
  ],
})
