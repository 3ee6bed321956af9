/** Two or three questions in one message; of some, a part has no answer. */
import { dollarsOf, labelled, says, saysAndAdmits } from '../../labelled'
import { told } from '../../told'
import { either, ofSet, worded } from './wordings'

export const compounds = labelled('compound', {
  'k-doors-landline': [
    'Does it do doors as well, and may I answer on the landline in my office?',
    says(told.doors, worded.anyPhone),
  ],
  'k-potomac-x401': [
    'do you come out to potomac?? and whats an X-401 at list',
    ofSet({ set: { 'x-401': 1 }, once: 540 }, /Potomac|Maryland/i, dollarsOf(540)),
  ],
  'k-warranty-lightning': [
    'How long is the warranty, and would it pay if lightning strikes the post?',
    saysAndAdmits('What the warranty covers is not told.', worded.warranty),
  ],
  'k-month-amex': [
    'two quick ones. cost per month? and do you take amex',
    saysAndAdmits('Ways of paying are not told.', told.monthly47),
  ],
  'k-founder-year': [
    'For a school project: who founded Visitor Access and in which year?',
    saysAndAdmits('The year of the founding is not told.', told.founder),
  ],
  'k-batteries-last': [
    'Price for two battery backups, and how many hours does such a battery hold out?',
    {
      ...saysAndAdmits('How long a battery lasts is not told.', dollarsOf(360)),
      priced: { set: { 'battery-backup': 2 }, once: 360 },
    },
  ],
  'k-text-mail-stop': [
    '1) how do i text you 2) how do i email you 3) how do i make the texts stop',
    says(told.supportText, told.email, told.stop),
  ],
  'k-saved-long-who': [
    'Is what I write here saved, how long for, and who gets to see it?',
    says(told.logged, told.days365, /admins/i),
  ],
  'k-ashburn-leesburg': [
    'I have one client in Ashburn and one in Leesburg, do you serve both towns?',
    saysAndAdmits('Leesburg is not on the list.', /Ashburn|Northern Virginia/),
  ],
  'k-internet-carrier': [
    'Must I run internet to the gate? If not, which carrier does it use, Verizon or T-Mobile?',
    saysAndAdmits('The carrier is not told.', worded.noWire),
  ],
  'k-encryption-audit': [
    'Our IT lady asks: what encryption, and are you SOC 2 audited?',
    saysAndAdmits('Audits are not told.', told.aes),
  ],
  'k-box-price-look': [
    'What would a classic call box cost me instead, and what would hang at my gate if I take yours?',
    says(told.callBox, worded.sign),
  ],
  'k-keys-app-date': [
    'Can I already get Invisible Keys, and if not, in which month do they come out',
    saysAndAdmits('No date is given.', worded.notYet),
  ],
  'k-included-myself': [
    'is putting it in included and could my nephew do it, he is handy',
    says(told.included, told.professional),
  ],
  'k-signs-logo': [
    'Six vinyl signs: how much, and can our club crest be printed on them?',
    {
      ...saysAndAdmits('Printing a crest is not told.', dollarsOf(1200)),
      priced: { set: { 'vinyl-sign': 6 }, once: 1200 },
    },
  ],
  'k-hours-at-home': [
    'How many hours will your man need, and must someone be home all that time?',
    saysAndAdmits('Whether somebody must be there is not told.', told.hours),
  ],
  'k-minutes-smartphone': [
    'my plumber has an ancient nokia. can he still call me from the gate, and who pays for that call',
    saysAndAdmits('Who pays for the call is not told.', either(told.dial, worded.anyPhone)),
  ],
  'k-mother-key': [
    'Mom is 84 with a wall phone. Would that be good enough to answer, and which key would she press to let people in?',
    saysAndAdmits('Which key opens is not told.', worded.anyPhone),
  ],
  'k-quote-free-long': [
    'Does it cost anything to get a quote, and by when do I have to make up my mind?',
    says(told.free, told.days30),
  ],
  'k-patent-number': [
    'You claim a patent. Is that so, and what is its number?',
    saysAndAdmits('The number of the patent is not told.', told.patent),
  ],
  'k-share-who': [
    'Will the dealer get my details? And the police?',
    says(told.dealer, told.authorities),
  ],
  'k-kids-ages': [
    'my girls are 11 and 16, can either of them use this?',
    says(told.under13, told.guardian),
  ],
  'k-dealer-login-become': [
    'Where do dealers get their technical papers, and what do you ask of a firm that wants to become one?',
    saysAndAdmits('How to become a dealer is not told.', told.dealerPortal),
  ],
  'k-power-cell-booster': [
    'We have power at the barn but one bar of signal. Does the gate need coverage at all, and what does a cell booster cost?',
    ofSet(
      { set: { 'cell-booster': 1 }, once: 480 },
      /coverage|cellular service|runs on/i,
      dollarsOf(480),
    ),
  ],
  'k-three-for-board': [
    'Board meeting tonight, three things: any long contract, how long does a quote stand, and is there anything against power cuts?',
    says(told.noContract, told.days30, told.battery),
  ],
})
