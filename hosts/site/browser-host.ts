import { defineFeature, defineRuntime, provide } from '../../kernel/index'
import { type HttpAnswer, type Transport, transport } from '../../features/web/contract'

/** Calls go out through axios, which is fetched with the first of them. Any status is an answer. */
function createAxiosTransport(): Transport {
  return {
    async send({ method, path, query, headers, body, signal, onSent }) {
      const { default: axios } = await import('axios')
      const {
        status,
        data,
        headers: answered,
      } = await axios.request<unknown>({
        method,
        url: path,
        params: query,
        headers: { ...headers },
        data: body,
        validateStatus: () => true,
        ...(signal && { signal }),
        ...(onSent && { onUploadProgress: ({ progress = 0 }) => onSent(progress) }),
      })
      const lower = Object.fromEntries(
        Object.entries(answered).map(([name, value]) => [name.toLowerCase(), String(value)]),
      )
      return { status, data, headers: lower } satisfies HttpAnswer<unknown>
    },
  }
}

/** What the browser gives to the features: the network. */
export const browserHost = defineFeature({
  id: 'host',
  essential: true,
  activates: 'boot',
  provides: [transport],
  load: async () => ({ runtime: defineRuntime({ provides: [provide(transport, [], createAxiosTransport)] }) }),
})
