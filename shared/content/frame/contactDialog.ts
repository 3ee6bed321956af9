/** The contact dialog (specification, section 2). */
import { company, dialed } from '../../company'
import { sentence } from '../written'

export const contactDialog = {
  title: 'Contact Us',
  /** Omitted while Whisper is hidden. */
  assistant: {
    title: `Ask ${company.assistant}`,
    text: sentence(`Our AI assistant answers right here, ${company.availability}.`),
    button: `Chat with ${company.assistant}`,
  },
  ways: [
    {
      id: 'call',
      title: 'Call for a quote',
      text: 'Tell us about your gate or door, and we’ll send you a quote form.',
      link: { text: company.quotePhone, to: `tel:${dialed(company.quotePhone)}` },
    },
    {
      id: 'text',
      title: 'Text for support',
      text: 'Send a text to start a conversation with support.',
      link: { text: company.supportText, to: `sms:${dialed(company.supportText)}` },
    },
    {
      id: 'mail',
      title: 'E-mail support',
      text: 'For longer questions, or to send a picture.',
      link: { text: company.supportEmail, to: `mailto:${company.supportEmail}` },
    },
  ],
  /** Shown with the number to text. */
  sms: {
    text: `By texting us, you agree to receive our replies by SMS. Message and data rates may apply. Reply ${company.smsStop} to opt out, ${company.smsHelp} for help.`,
    link: { text: 'Privacy', to: '/privacy#text-messages' },
  },
  facts: [
    `Available ${company.availability}`,
    `Serving the ${company.region}`,
    'Free consultation and quote',
  ],
  /** Opens the quote form inside the dialog. */
  quoteButton: 'Request a quote',
} as const
