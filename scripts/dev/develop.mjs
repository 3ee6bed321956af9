// @ts-check
/** Runs Vite, and the server behind it on a port of its own. */
import { createServer } from 'vite'
import { pagesFromSource } from './pages.mjs'
import { serverFromSource } from './server.mjs'

export async function develop() {
  const port = Number(process.env.PORT || 3000)
  const serverPort = port + 1
  const target = `http://127.0.0.1:${serverPort}`
  const vite = await createServer({
    plugins: [pagesFromSource(target)],
    // Discovered before the first request, so that no page reloads while in use.
    optimizeDeps: { entries: ['client/**/*.{ts,tsx}'] },
    server: {
      port,
      strictPort: true,
      proxy: {
        '/api': { target },
        '/socket.io': { target, ws: true },
        // Rendered by the server, with the styles of the last build.
        '^/quote/': { target },
        '^/assets/': { target },
      },
    },
  })
  try {
    await vite.listen()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const server = await serverFromSource(serverPort, `http://localhost:${port}`)
  const close = async () => {
    await Promise.all([vite.close(), server.close()])
    process.exit()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}
