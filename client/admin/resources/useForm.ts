/** The form's words, what is wrong with them, and their saving. Specification, section 5. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource, Upload } from '#shared/resources/records'
import { resourceProblems } from '#shared/resources/rules'
import { ApiError } from '../../errors'
import { dropResource, keepResources } from './cache'
import { resources } from './calls'
import { type Draft, isSame, keepDraft, keptDraft } from './draft'
import { discardUpload } from './useUpload'

export type FormProblems = Partial<Record<keyof Draft, string>>

interface FormOptions {
  /** Null for a new one. */
  resource: Resource | null
  /** What the form begins with. */
  start: Draft
  onSaved: (saved: Resource) => void
}

export function useForm({ resource, start, onSaved }: FormOptions) {
  const queries = useQueryClient()
  const of = resource?.id ?? 'new'
  const [kept] = useState(() => keptDraft(of))
  const [draft, setDraft] = useState(kept ?? start)
  const [problems, setProblems] = useState<FormProblems>({})
  const hasFile = draft.upload !== null || (resource?.file ?? null) !== null

  const saving = useMutation({
    mutationFn: ({ upload, ...words }: Draft) => {
      const body = { ...words, ...(upload ? { upload: upload.id, url: '' } : {}) }
      return resource ? resources.update({ id: resource.id, ...body }) : resources.create(body)
    },
    onSuccess: (saved) => {
      keepDraft(of, null)
      keepResources(queries, [saved])
      onSaved(saved)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'invalid') setProblems(error.fields)
      if (error.code === 'not-found' && resource) dropResource(queries, resource.id)
    },
  })

  function change(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft(of, isSame(next, start) ? null : next)
    // What was wrong with a field is over once it is changed.
    const changed = Object.keys(changes)
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !changed.includes(name))),
    )
  }

  return {
    draft,
    problems,
    /** Whether it began with what was written here before. */
    isBack: kept !== null,
    isSaving: saving.isPending,
    /** Why it was not saved, where no field is to blame. */
    failure: saving.error && Object.keys(problems).length === 0 ? saving.error.message : null,
    change,

    setUpload(upload: Upload | null): void {
      discardUpload(draft.upload)
      const name = upload && draft.filename.trim() === '' ? { filename: upload.filename } : {}
      change({ upload, ...name, ...(upload ? { url: '' } : {}) })
    },

    /** Tells whether it is being sent. */
    save(): boolean {
      const found = resourceProblems(draft, hasFile)
      setProblems(found)
      if (Object.keys(found).length > 0) return false
      saving.mutate(draft)
      return true
    },

    /** Back to what the resource is now. */
    reset(to: Draft): void {
      discardUpload(draft.upload)
      keepDraft(of, null)
      setProblems({})
      setDraft(to)
    },

    giveUp(): void {
      discardUpload(draft.upload)
      keepDraft(of, null)
    },
  }
}
