/** pdf.js finds its worker's code under `globalThis.pdfjsWorker`; it comes without types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object
}
