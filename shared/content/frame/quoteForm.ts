/** The form in the contact dialog by which a visitor asks for a quote. */
import { company } from '../../company'

export const quoteForm = {
  title: 'Send me a quote form',
  lead: 'Tell us where to send it and what it is for.',
  fields: {
    name: { label: 'Name' },
    reach: { label: 'Phone or e-mail', hint: 'Where the quote form should go.' },
    propertyType: { label: 'Property type', choose: 'Choose one' },
    entries: { label: 'Number of doors or gates' },
    message: { label: 'Message', hint: 'Anything we should know about the entry. Optional.' },
    smsConsent: {
      label: `${company.name} may send me text messages about this request.`,
      hint: `Not needed for a quote. Message and data rates may apply. Reply ${company.smsStop} to opt out or ${company.smsHelp} for help at any time.`,
    },
  },
  /** Section 1: property owners, small businesses and residents. */
  propertyTypes: [
    { id: 'home', text: 'My home' },
    { id: 'business', text: 'A small business' },
    { id: 'property', text: 'A property that I own or manage' },
    { id: 'other', text: 'Something else' },
  ],
  send: 'Send',
  sending: 'Sending',
  back: 'Back',
  privacy: { text: 'How we treat what you send', to: '/privacy#what-we-collect' },
  sent: {
    title: 'Thank you, we have your request',
    reference: 'Your reference number',
    text: 'Keep the number for when you call or write about it.',
  },
  failed: 'Your request was not sent. Your words are still here: try again, or call us.',
} as const
