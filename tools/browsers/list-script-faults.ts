import { type Identifier as Name, type MemberExpression, type Node, parse } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';

import { api, builtins, findCompat, listEntries, listMissing } from './support.ts';

export interface Fault {
  /** The name in the compatibility data, such as `URL.parse` or `selector :has`. */
  what: string;
  /** The stated browsers that lack it. */
  missing: string[];
  /** Some of the text around it. */
  where: string;
}

/** The newest ECMAScript version that every supported browser parses, regular expressions included. */
const ECMA_VERSION = 2022;

/** What is used of an object that stands in a global of its own. */
const interfacesOfGlobals: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  navigation: 'Navigation',
  scheduler: 'Scheduler',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
};

/**
 * What a script uses that a supported browser lacks: syntax, globals, their static members, and methods by name
 * alone, where some supported browser has no object with a method of that name. Calls with `?.()` and checks with
 * `typeof` are not counted as use.
 */
export function listScriptFaults(code: string): Fault[] {
  let program: Node;
  try {
    program = parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
  } catch (error) {
    return [{ what: 'syntax', missing: ['all'], where: error instanceof Error ? error.message : '' }];
  }
  const own = listDeclared(program);
  const faults: Fault[] = [];
  const note = (what: string, missing: string[], { start, end }: Node) => {
    if (missing.length > 0)
      faults.push({
        what,
        missing,
        where: code.slice(Math.max(0, start - 60), Math.min(end + 60, start + 160)),
      });
  };
  fullAncestor(program, (node, _, ancestors) => {
    const parent = ancestors.at(-2);
    if (isName(node) && !own.has(node.name) && isGlobalUse(node, parent)) noteGlobal(node.name, node);
    else if (node.type === 'MemberExpression' && !isGuarded(parent, node))
      noteMember(node, isCalled(parent, node));
  });
  return faults;

  function noteGlobal(name: string, node: Node) {
    note(name, listMissing(findGlobal(name)), node);
  }

  function noteMember(node: MemberExpression, called: boolean) {
    const member = findMemberName(node);
    if (member === undefined) return;
    const name = findGlobalName(node.object);
    if (name !== undefined && !own.has(name)) {
      const owner = interfacesOfGlobals[name];
      const compat =
        owner === undefined
          ? (findCompat(api, name, `${member}_static`) ?? findCompat(builtins, name, member))
          : (findCompat(api, owner, member) ?? (owner === 'Window' ? findGlobal(member) : undefined));
      if (compat !== undefined) {
        note(`${name}.${member}`, listMissing(compat), node);
        return;
      }
    }
    // A property that is only read is undefined there, so the script can check for it.
    if (called) note(`.${member}()`, missingMethods.get(member) ?? [], node);
  }
}

function findGlobal(name: string) {
  return findCompat(builtins, name) ?? findCompat(api, 'Window', name) ?? findCompat(api, name);
}

/** Methods that no object has in some supported browser, with those browsers. */
const missingMethods: ReadonlyMap<string, string[]> = listMissingMethods();

function listMissingMethods(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, owner] of [...listEntries(api), ...listEntries(builtins)]) {
    // A script that holds such an object has used its global, which is found by its name.
    if (listMissing(findCompat(owner)).length > 0) continue;
    for (const [name, member] of listEntries(owner)) {
      if (/_(?:static|event)$/.test(name) || findCompat(member) === undefined) continue;
      const missing = listMissing(findCompat(member));
      const before = found.get(name);
      found.set(name, before === undefined ? missing : before.filter((browser) => missing.includes(browser)));
    }
  }
  return found;
}

/** Every name that the script declares: in a bundle few of them also mean something else. */
function listDeclared(program: Node): ReadonlySet<string> {
  const declared = new Set<string>();
  full(program, (node) => {
    const { id, params = [], param, local } = partsOf(node);
    if (/Function|Class|VariableDeclarator/.test(node.type)) addNames(id, declared);
    for (const parameter of params) addNames(parameter, declared);
    addNames(param, declared);
    if (/^Import.*Specifier$/.test(node.type)) addNames(local, declared);
  });
  return declared;
}

function addNames(pattern: Node | null | undefined, names: Set<string>): void {
  if (pattern === null || pattern === undefined) return;
  const { left, argument, value, elements = [], properties = [] } = partsOf(pattern);
  if (isName(pattern)) names.add(pattern.name);
  for (const part of [left, argument, value, ...elements, ...properties]) addNames(part, names);
}

/** What may be in a node, whichever it is. */
interface Parts {
  type?: string;
  id?: Node | null;
  params?: Node[];
  param?: Node | null;
  local?: Node;
  left?: Node;
  argument?: Node | null;
  value?: Node;
  elements?: (Node | null)[];
  properties?: Node[];
  computed?: boolean;
  optional?: boolean;
  key?: Node;
  object?: Node;
  property?: Node;
  callee?: Node;
  operator?: string;
  label?: Node;
}

function partsOf(node: Node | undefined): Parts {
  return { ...node };
}

function isName(node: Node): node is Name {
  return node.type === 'Identifier';
}

/** Not the name of a property, and not only asked for. */
function isGlobalUse(node: Node, parent: Node | undefined): boolean {
  const { computed, key, property, operator, label } = partsOf(parent);
  if (label === node || operator === 'typeof' || parent?.type.endsWith('Specifier')) return false;
  return computed === true || (key !== node && property !== node);
}

function isGuarded(parent: Node | undefined, node: Node): boolean {
  const { optional, callee, operator, left } = partsOf(parent);
  if (parent?.type === 'CallExpression') return optional === true && callee === node;
  // Assigning a property to an object of one's own is no use of the feature.
  return operator === 'typeof' || (parent?.type === 'AssignmentExpression' && left === node);
}

function isCalled(parent: Node | undefined, node: Node): boolean {
  return partsOf(parent).callee === node;
}

/** Handles `URL` and `window.URL` alike. */
function findGlobalName(node: Node): string | undefined {
  if (isName(node)) return node.name;
  const { object, property, computed } = partsOf(node);
  const isOfWindow = object !== undefined && isName(object) && interfacesOfGlobals[object.name] === 'Window';
  return isOfWindow && computed === false && property !== undefined && isName(property)
    ? property.name
    : undefined;
}

function findMemberName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return isName(property) ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}
