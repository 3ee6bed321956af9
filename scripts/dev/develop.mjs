// @ts-check
/** Vite in front, the server behind it on a port of its own. */
import { createServer } from 'vite'
import { pagesFromSource } from './pages.mjs'
import { serverFromSource } from './server.mjs'

export async function develop() {
  const port = Number(process.env.PORT || 3000)
  const serverPort = port + 1
  const target = `http://127.0.0.1:${serverPort}`
  const vite = await createServer({
    plugins: [pagesFromSource(target)],
    server: {
      port,
      strictPort: true,
      proxy: { '/api': { target }, '/socket.io': { target, ws: true } },
    },
  })
  const server = await serverFromSource(serverPort)
  await vite.listen()
  vite.printUrls()
  const close = async () => {
    await Promise.all([vite.close(), server.close()])
    process.exit()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}
