import SerializerSelector, { type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler'

/** By the schema of the answer, for all servers of this process: they have the contract in common. */
const compiled = new WeakMap<object, Serializer>()

/**
 * For Fastify's `buildSerializer`: compiles the serializer of an answer with the first answer. A server has hundreds of
 * answers and uses few of them at first; compiling all took a fifth of a second of each start.
 */
export function lazySerializers(): SerializerFactory {
  const select = SerializerSelector()
  return (externalSchemas, options) => {
    const compile = select(externalSchemas, options)
    return (route) => {
      const schema = route.schema as object
      return (answer: unknown) => {
        const serialize = compiled.get(schema) ?? compile(route)
        compiled.set(schema, serialize)
        return serialize(answer)
      }
    }
  }
}
