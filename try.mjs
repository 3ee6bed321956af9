import('vite').then(async ({ runnerImport }) => { const { module } = await runnerImport('./tests/try.ts', { logLevel: 'warn' }); module.run() })
