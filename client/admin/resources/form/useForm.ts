/**
 * The form's fields, their problems and their saving (specification, section 5). If another admin
 * changed the resource meanwhile, what is written stays in the form until one version is chosen.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Resource, Upload } from '#shared/resources/records'
import { resourceProblems } from '#shared/resources/rules'
import { ApiError, NetworkError } from '../../../errors'
import { uuid } from '../../../uuid'
import { cacheResources, removeResource } from '../../data/resources/cache'
import { resources } from '../../data/resources/calls'
import { editResourcePath } from '../../data/resources/paths'
import { isEqual, useEdits, useForgetting } from '../../ui/useEdits'
import { type Draft, isStored, readDraft, storeDraft } from './draft'
import { discardUpload } from './useUpload'

type FormProblems = Partial<Record<keyof Draft, string>>

interface FormOptions {
  /** Null for a new one. */
  resource: Resource | null
  /** What is stored, updated while it is being edited; the initial values of a new one. */
  stored: Draft
  onSaved: (saved: Resource) => void
}

export function useForm({ resource, stored, onSaved }: FormOptions) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const of = resource?.id ?? 'new'
  const [kept] = useState(() => readDraft(of))
  const [newId] = useState(() => kept?.newId ?? uuid())
  const { edits, edited, isBehind, edit, keepMine, discard } = useEdits(stored, {
    kept: kept?.edits ?? null,
    isSame: isStored,
  })
  const draft = edited
  const [problems, setProblems] = useState<FormProblems>({})
  const [refusals, setRefusals] = useState(0)
  const hasFile = draft.upload !== null || (resource?.file ?? null) !== null

  const isWritten = edits !== null && !isEqual({ ...draft, rev: stored.rev }, stored)
  useEffect(
    () => storeDraft(of, isWritten ? { edits, newId } : null),
    [of, isWritten, edits, newId],
  )

  function refuse(found: FormProblems): void {
    setProblems(found)
    setRefusals((count) => count + 1)
  }

  const saving = useMutation({
    mutationFn: ({ upload, sha256: _, rev, ...words }: Draft) => {
      const body = { ...words, ...(upload ? { upload: upload.id, url: '' } : {}) }
      return resource
        ? resources.update({ id: resource.id, rev, ...body })
        : resources.create({ id: newId, ...body })
    },
    onSuccess: (saved) => {
      storeDraft(of, null)
      cacheResources(queries, [saved])
      onSaved(saved)
    },
    onError: (error) => {
      // Perhaps only the reply was lost.
      if (error instanceof NetworkError && resource) void showStored()
      if (!(error instanceof ApiError)) return
      if (error.code === 'invalid') refuse(error.fields)
      if (error.code === 'not-found' && resource) removeResource(queries, resource.id)
      if (error.code === 'conflict') void showStored()
    },
  })

  useForgetting(edits !== null, saving.reset)

  /** Loads the other version. A new resource's is of an earlier save whose reply was lost. */
  async function showStored(): Promise<void> {
    const found = await resources.get({ id: resource?.id ?? newId }).catch(() => null)
    if (!found) return
    cacheResources(queries, [found])
    if (resource) return
    const { rev: _, ...fields } = draft
    storeDraft(of, null)
    storeDraft(newId, { edits: { base: stored, fields }, newId })
    navigate(editResourcePath(newId))
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
    /** Another admin has changed it since; one version is to be chosen before it can be saved. */
    isBehind: isBehind && !saving.isPending && !saving.isSuccess,
    /** Why saving failed, if no field is to blame. */
    failure:
      saving.error && !isBehind && Object.keys(problems).length === 0 ? saving.error.message : null,

    set<Name extends keyof Draft>(name: Name, value: Draft[Name]): void {
      edit({ [name]: value } as Partial<Draft>)
      forgive(name)
    },

    /** Null removes it; the caller discards the upload once that can't be undone. */
    setUpload(upload: Upload | null): void {
      if (upload) discardUpload(draft.upload)
      // An upload may finish while something else is being typed.
      edit(({ filename, url }) => ({
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

    keepMine(): void {
      saving.reset()
      keepMine()
    },
    takeTheirs(): void {
      saving.reset()
      discardUpload(draft.upload)
      setProblems({})
      discard()
    },

    giveUp(): void {
      discardUpload(draft.upload)
      storeDraft(of, null)
    },
  }
}
