/**
 * Shown when the price list has changed since the draft was saved: the page has today's prices, and
 * sending saves them first. It stays when they are saved meanwhile, until somebody agrees.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Quote } from '#shared/quotes/records'
import { money, savedSections } from '#shared/quotes/rules'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/status/Notice'
import { keys } from '../../data/quotes/calls'
import { refetch } from '../../data/updateCache'
import { figuresOf } from '../parts/figures'

interface RepricedNoticeProps {
  quote: Quote
  /** The version of the price list on the page. */
  priceList: number
  onSave: () => void
}

export function RepricedNotice({ quote, priceList, onSave }: RepricedNoticeProps) {
  const queries = useQueryClient()
  /** The latest known before the prices changed. */
  const [before, setBefore] = useState(quote)
  const [agreed, setAgreed] = useState(0)
  const saved = quote.priceList.version
  if (quote.rev > before.rev && saved === before.priceList.version) setBefore(quote)

  // The page is older than the server, which was updated while it was open.
  useEffect(() => {
    if (saved > priceList) refetch(queries, { queryKey: keys.catalog })
  }, [queries, saved, priceList])

  const current = Math.max(saved, priceList)
  if (before.priceList.version >= current || agreed >= current) return null
  const { once, monthly } = figuresOf(savedSections(before.lines), before).due
  return (
    <Notice
      tone="waiting"
      action={
        <Button
          look="line"
          size="small"
          onClick={() => {
            setAgreed(current)
            onSave()
          }}
        >
          Use today’s prices
        </Button>
      }
    >
      The price list has changed since this draft was saved, so it’s now at today’s prices. Before,
      it came to ${money(once)} once{monthly > 0 && ` and $${money(monthly)} per month`}.
    </Notice>
  )
}
