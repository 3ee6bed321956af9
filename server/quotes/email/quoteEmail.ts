/** The email with a quote for the customer: the admin's text, then the private link. */
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import { escapeHtml } from '../../http/escapeHtml'
import { attachedPdf } from '../../mail/attachedPdf'
import type { Written } from '../../mail/attempt'

export interface QuoteEmail {
  quoteId: string
  /** Chosen by its sender. */
  mailId: string
  subject: string
  /** Plain text, as the admin wrote it. */
  text: string
  /** The customer's PDF, in base64. */
  pdf: string | null
  /** An absolute URL. */
  link: string
  number: string
  /** YYYY-MM-DD. */
  date: string
  validUntil: string
}

export function writeQuoteEmail(email: QuoteEmail): Written {
  const { subject, pdf, date } = email
  const name = `quote-customer-${date}.pdf`
  return {
    subject,
    text: plainText(email),
    html: html(email),
    ...(pdf !== null && { attachments: [attachedPdf({ name, base64: pdf })] }),
  }
}

function plainText(email: QuoteEmail): string {
  const { text, link, number } = email
  const parts = [text, `Quote ${number}: ${link}`, ...closing(email)]
  return parts.filter((part) => part !== '').join('\n\n')
}

function html(email: QuoteEmail): string {
  const { subject, text, link, number } = email
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
  const paragraphs = [
    ...text.split(/\n{2,}/).map(escapeHtml),
    `Quote ${escapeHtml(number)}: ${anchor}`,
    ...closing(email).map(escapeHtml),
  ].filter((part) => part !== '')
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: Lato, Helvetica, Arial, sans-serif; line-height: 1.5">',
    ...paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`),
    '</body></html>',
  ].join('\n')
}

function closing({ validUntil }: QuoteEmail): string[] {
  return [
    `It’s valid until ${written(validUntil)}. Questions? Call ${company.quotePhone} or reply to this e-mail.`,
    company.name,
  ]
}
