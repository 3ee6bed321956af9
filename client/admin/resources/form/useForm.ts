/** The form's fields, their problems and their saving (specification, section 5). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Resource, Upload } from '#shared/resources/records'
import { resourceProblems } from '#shared/resources/rules'
import { ApiError } from '../../../errors'
import { cacheResources, removeResource } from '../../data/resources/cache'
import { resources } from '../../data/resources/calls'
import { type Draft, isSame, readDraft, storeDraft } from './draft'
import { discardUpload } from './useUpload'

export type FormProblems = Partial<Record<keyof Draft, string>>

interface FormOptions {
  /** Null for a new one. */
  resource: Resource | null
  /** The form's initial values. */
  start: Draft
  onSaved: (saved: Resource) => void
}

export function useForm({ resource, start, onSaved }: FormOptions) {
  const queries = useQueryClient()
  const of = resource?.id ?? 'new'
  const [kept] = useState(() => readDraft(of))
  const [begun, setBegun] = useState(start)
  const [draft, setDraft] = useState(kept ?? start)
  const [problems, setProblems] = useState<FormProblems>({})
  const [refusals, setRefusals] = useState(0)
  const hasFile = draft.upload !== null || (resource?.file ?? null) !== null

  useEffect(() => storeDraft(of, isSame(draft, begun) ? null : draft), [of, draft, begun])

  function refuse(found: FormProblems): void {
    setProblems(found)
    setRefusals((count) => count + 1)
  }

  const saving = useMutation({
    mutationFn: ({ upload, ...words }: Draft) => {
      const body = { ...words, ...(upload ? { upload: upload.id, url: '' } : {}) }
      return resource ? resources.update({ id: resource.id, ...body }) : resources.create(body)
    },
    onSuccess: (saved) => {
      storeDraft(of, null)
      cacheResources(queries, [saved])
      onSaved(saved)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'invalid') refuse(error.fields)
      if (error.code === 'not-found' && resource) removeResource(queries, resource.id)
    },
  })

  /** Based on the latest draft: an upload may finish while something else is being typed. */
  function change(changes: (known: Draft) => Partial<Draft>): void {
    setDraft((known) => ({ ...known, ...changes(known) }))
  }
  /** Clears the problems of changed fields. */
  function forgive(...fields: (keyof Draft)[]): void {
    setProblems((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([name]) => !fields.some((field) => field === name)),
      ),
    )
  }

  return {
    draft,
    problems,
    /** How often the form was refused. */
    refusals,
    /** Whether it started from a kept draft. */
    isBack: kept !== null,
    /** Also true between saving and leaving. */
    isSaving: saving.isPending || saving.isSuccess,
    /** Why saving failed, if no field is to blame. */
    failure: saving.error && Object.keys(problems).length === 0 ? saving.error.message : null,

    set<Name extends keyof Draft>(name: Name, value: Draft[Name]): void {
      change(() => ({ [name]: value }))
      forgive(name)
    },

    /** Null removes it; the caller discards the upload once that can't be undone. */
    setUpload(upload: Upload | null): void {
      if (upload) discardUpload(draft.upload)
      change(({ filename, url }) => ({
        upload,
        filename: filename.trim() === '' && upload ? upload.filename : filename,
        url: upload ? '' : url,
      }))
      forgive('upload', 'filename', 'url')
    },

    save(): void {
      const found = resourceProblems(draft, hasFile)
      if (Object.keys(found).length > 0) refuse(found)
      else saving.mutate(draft)
    },

    /** Resets the form to the resource's current values. */
    reset(to: Draft): void {
      discardUpload(draft.upload)
      setProblems({})
      setBegun(to)
      setDraft(to)
    },

    giveUp(): void {
      discardUpload(draft.upload)
      storeDraft(of, null)
    },
  }
}
