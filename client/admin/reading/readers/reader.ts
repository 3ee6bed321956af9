/**
 * The page's side of the worker that reads files. The worker starts with the first file and is
 * terminated if it doesn't stop in time or is silent for too long.
 */

import type { Likeness, Said } from './duplicates'
import type { FileKind } from './fileKinds'
import type { ReadFile } from './readBytes'
import { notLoaded, Unreadable } from './section'
import type { FromWorker, ToWorker } from './workerMessages'

/** Milliseconds of silence. A page that takes longer was made to do harm. */
const silenceMs = 60_000
/** Milliseconds for work in progress, such as the rest of a page, to still arrive after a stop. */
const graceMs = 1_500

/** The reading was stopped with nothing to keep. */
export class Stopped extends Error {
  override name = 'Stopped'
}

export class Reader {
  private worker: Worker | undefined
  private ending: ReturnType<typeof setTimeout> | undefined
  private fail: ((reason: Error) => void) | undefined
  private hasSpoken = false

  async read(
    { file, kind }: { file: File; kind: FileKind },
    onProgress: (done: number, total: number) => void,
  ): Promise<ReadFile> {
    return this.ask({ kind: 'read', file, fileKind: kind }, (message) => {
      if (message.kind === 'progress') onProgress(message.done, message.total)
      if (message.kind === 'failed') {
        throw new Unreadable(message.message, { isExport: message.isExport })
      }
      return message.kind === 'read' ? message.read : undefined
    })
  }

  async compare(
    sections: readonly Said[],
    entries: readonly Said[],
  ): Promise<(Likeness | undefined)[]> {
    return this.ask({ kind: 'compare', sections, entries }, (message) =>
      message.kind === 'compared' ? message.found : undefined,
    )
  }

  /** Stops the current reading: with what was read of a long file, or with Stopped. */
  stop(): void {
    if (!this.fail) return
    this.post({ kind: 'stop' })
    clearTimeout(this.ending)
    this.ending = setTimeout(() => this.end(new Stopped('Stopped.')), graceMs)
  }

  close(): void {
    this.end(new Stopped('Closed.'))
  }

  /** `hear` returns the reply once it has arrived. */
  private ask<T>(question: ToWorker, hear: (message: FromWorker) => T | undefined): Promise<T> {
    const worker = this.worker ?? this.start()
    this.worker = worker
    return new Promise<T>((resolve, reject) => {
      this.fail = reject
      this.watch()
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        this.hasSpoken = true
        this.watch()
        try {
          const heard = hear(data)
          if (heard !== undefined) this.settle(() => resolve(heard))
        } catch (error) {
          this.settle(() => reject(error))
        }
      }
      worker.onerror = () => {
        this.end(new Unreadable(this.hasSpoken ? 'This file couldn’t be read.' : notLoaded))
      }
      this.post(question)
    })
  }

  private start(): Worker {
    this.hasSpoken = false
    return new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' })
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message)
  }

  private watch(): void {
    clearTimeout(this.ending)
    this.ending = setTimeout(
      () => this.end(new Unreadable('Reading this file took too long, so we stopped.')),
      silenceMs,
    )
  }

  private settle(settle: () => void): void {
    clearTimeout(this.ending)
    this.fail = undefined
    settle()
  }

  private end(reason: Error): void {
    this.worker?.terminate()
    this.worker = undefined
    const { fail } = this
    this.settle(() => fail?.(reason))
  }
}
