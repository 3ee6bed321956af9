/** The words of /privacy (specification, section 2): thirteen sections, numbered in this order. */
import { company } from '../company'
import { page } from './page'
import { collected, policy, sharing, uses } from './privacy/collecting'
import { cookies, retention, rights } from './privacy/keeping'
import { adTracking, agent, ask, children, communications, textMessages } from './privacy/talking'
import { siteFacts } from './siteFacts'
import { days, written } from './written'

/** `kept`: how long the server keeps a conversation and a quote form: '365 days'. */
export function privacyFor(kept: string) {
  return page(
    {
      path: '/privacy',
      name: 'Privacy',
      title: `Privacy | ${company.name}`,
      description:
        'What we collect on this site and in the service, how long we keep it, who sees it, and how to get, correct or delete it.',
      heading: 'Privacy',
      lead: `Last updated ${written(company.privacyUpdated)}`,
    },
    {
      policy,
      collected,
      uses,
      sharing,
      retention: retention(kept),
      rights,
      cookies: cookies(kept),
      communications,
      children,
      whisper: agent,
      textMessages,
      adTracking,
      contact: ask,
    },
  )
}

export const privacy = privacyFor(days(siteFacts.conversationDays))
