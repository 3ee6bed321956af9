/**
 * State of a tagline's field and its saving. If another admin saves meanwhile, the draft here stays
 * until it is saved or discarded.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BrandAsset } from '#shared/brand/calls'
import { taglineProblem, tidyTagline } from '#shared/brand/rules'
import { ApiError } from '../../../errors'
import { useToast } from '../../../ui/status/Toast'
import { cacheAsset, refetchBrand } from '../../data/brand/cache'
import { brand } from '../../data/brand/calls'
import { draftOf, readDraft, storeDraft } from './draft'

export function useTagline(asset: BrandAsset, onClose: () => void) {
  const queries = useQueryClient()
  const say = useToast()
  const [draft, setDraft] = useState(() => readDraft(asset.id) ?? draftOf(asset))
  const [problem, setProblem] = useState<string | null>(null)
  const written = tidyTagline(draft.text)
  const isTheirs = asset.rev !== draft.rev && asset.value !== written

  useEffect(() => storeDraft(asset.id, draft), [asset.id, draft])

  function close(): void {
    storeDraft(asset.id, null)
    onClose()
  }

  const saving = useMutation({
    mutationFn: (value: string) => brand.saveTagline({ id: asset.id, value, rev: draft.rev }),
    onSuccess: (saved) => {
      cacheAsset(queries, saved)
      say(`${saved.name} saved.`)
      close()
    },
    onError: (error) => {
      setProblem(`Not saved. ${error.message}`)
      if (error instanceof ApiError && error.code === 'conflict') refetchBrand(queries)
    },
  })

  return {
    text: draft.text,
    problem,
    isSaving: saving.isPending,
    /** The text another admin has saved since the draft began, if it differs. */
    theirs: isTheirs ? asset.value : null,

    write(text: string): void {
      setDraft((before) => ({ ...before, text }))
      setProblem(null)
    },

    save(): void {
      const found = taglineProblem(written)
      if (found) setProblem(found)
      else if (written === asset.value) close()
      else saving.mutate(written)
    },

    /** Keeps this draft after the other admin's text was read; saving then replaces that text. */
    keepMine(): void {
      setDraft(({ text }) => ({ text, rev: asset.rev }))
      setProblem(null)
    },

    close,
  }
}
