/** Worker thread that draws one customer PDF and exits; server/quotes/pdf/drawPdf.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas } from '@napi-rs/canvas'
import blackUrl from 'lato-font/fonts/lato-black/lato-black.woff?print'
import boldUrl from 'lato-font/fonts/lato-bold/lato-bold.woff?print'
import regularUrl from 'lato-font/fonts/lato-normal/lato-normal.woff?print'
import type { Paper } from '#shared/paper'
import type { PrintedQuote } from '#shared/quotes/printed'
import { fetchFonts } from '../../pdf/fetchFonts'
import { fittedPdf } from './fittedPdf'
import { quoteDocument } from './quoteDocument'

const { quote, paper }: { quote: PrintedQuote; paper: Paper } = workerData
const fonts = await fetchFonts({ regular: regularUrl, bold: boldUrl, black: blackUrl })
const newCanvas = () => createCanvas(1, 1) as unknown as HTMLCanvasElement
const { bytes } = fittedPdf(quoteDocument('customer', quote), fonts, newCanvas, paper)
parentPort?.postMessage(new Uint8Array(bytes))
