import path from 'node:path';
import { Kind, parse, type TypeNode } from 'graphql';
import { displayName } from '../../../../src/node/files/contentFolder';
import { listFiles } from '../../../../src/node/files/listFiles';
import { readText } from '../../../../src/node/files/readText';

/** A value that a query needs: `$since`. */
export interface QueryVariable {
  name: string;
  /** Its type without `!` and brackets. */
  type: string;
  isList: boolean;
  isRequired: boolean;
}

/** A query of `queries/`, saved under a name. */
export interface SavedQuery {
  name: string;
  file: string;
  /** The description, from the comment at its start. */
  about: string;
  source: string;
  variables: QueryVariable[];
}

function describeType(type: TypeNode): Pick<QueryVariable, 'type' | 'isList'> {
  if (type.kind === Kind.NAMED_TYPE) return { type: type.name.value, isList: false };
  const inner = describeType(type.type);
  return { type: inner.type, isList: inner.isList || type.kind === Kind.LIST_TYPE };
}

/** Returns the variables of a query. Throws an error with the file and position, for an invalid query. */
function variablesOf(source: string, file: string): QueryVariable[] {
  try {
    return parse(source).definitions.flatMap((definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION
        ? []
        : (definition.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
            name: variable.name.value,
            ...describeType(type),
            isRequired: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
          })),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is not a valid query: ${reason}`, { cause: error });
  }
}

/** Reads the saved queries of a content folder, in the order of their names. */
export function readQueries(folder: string): SavedQuery[] {
  return listFiles(path.join(folder, 'queries'), folder)
    .filter((absolutePath) => absolutePath.endsWith('.graphql'))
    .map((absolutePath) => {
      const file = displayName(absolutePath);
      const source = readText(absolutePath);
      const comment = /^(?:#.*\n)*/.exec(source)?.[0] ?? '';
      const about = comment.replace(/^# ?/gm, '').trim().replace(/\n/g, ' ');
      const name = path.basename(absolutePath, '.graphql');
      return { name, file, about, source, variables: variablesOf(source, file) };
    });
}
