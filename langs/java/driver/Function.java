package driver;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** The method that is called, and how its arguments are made. */
final class Function {
    private final Method method;
    private final Reader[] parameters;

    private Function(Method method, Reader[] parameters) {
        this.method = method;
        this.parameters = parameters;
        method.setAccessible(true);
    }

    /**
     * The method that takes such arguments, a static one rather than one that needs an object.
     * Throws Misfit if there is none.
     */
    static Function find(Program program, Signature signature) {
        List<Method> methods = new ArrayList<>();
        List<Method> others = new ArrayList<>();
        for (Class<?> type : program.classes()) {
            for (Method method : methods(type)) {
                if (signature.hasName(method.getName()) && isCallable(method)) {
                    (Modifier.isStatic(method.getModifiers()) ? methods : others).add(method);
                }
            }
        }
        methods.addAll(others);
        if (methods.isEmpty()) {
            throw new Misfit("there is no method " + signature.names()[0]);
        }
        Misfit first = null;
        for (Method method : methods) {
            try {
                return of(method, signature);
            } catch (Misfit misfit) {
                first = first == null ? misfit : first;
            }
        }
        throw first;
    }

    private static Method[] methods(Class<?> type) {
        try {
            return type.getDeclaredMethods();
        } catch (LinkageError error) {
            return new Method[0];
        }
    }

    private static boolean isCallable(Method method) {
        return !method.isSynthetic() && !Modifier.isAbstract(method.getModifiers());
    }

    private static Function of(Method method, Signature signature) {
        int count = signature.shapes().length;
        if (method.getParameterCount() != count) {
            throw new Misfit(method.getName() + " is to take " + count + " arguments and takes "
                    + method.getParameterCount());
        }
        Type[] types = method.getGenericParameterTypes();
        Reader[] parameters = new Reader[count];
        for (int i = 0; i < count; i++) {
            try {
                parameters[i] = Reader.of(Generics.resolved(types[i], null), signature.shapes()[i]);
            } catch (Misfit misfit) {
                throw new Misfit("argument " + (i + 1) + " of " + method.getName() + " is to be "
                        + signature.types()[i] + ", and " + types[i].getTypeName() + " is not");
            }
        }
        if (!Modifier.isStatic(method.getModifiers())) {
            constructor(method.getDeclaringClass());
        }
        return new Function(method, parameters);
    }

    Object[] arguments(Tokens tokens) throws ReflectiveOperationException {
        Object[] arguments = new Object[parameters.length];
        for (int i = 0; i < arguments.length; i++) {
            try {
                arguments[i] = parameters[i].read(tokens);
            } catch (Misfit misfit) {
                throw new Misfit("argument " + (i + 1) + ": " + misfit.getMessage());
            }
        }
        return arguments;
    }

    /** What a call acts on: a new object each time, as one call by main would have. */
    Object target() throws ReflectiveOperationException {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        return isStatic ? null : made(method.getDeclaringClass());
    }

    Object call(Object target, Object[] arguments) throws ReflectiveOperationException {
        return method.invoke(target, arguments);
    }

    private static Object made(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = constructor(type);
        constructor.setAccessible(true);
        return constructor.getParameterCount() == 0
                ? constructor.newInstance()
                : constructor.newInstance(made(type.getDeclaringClass()));
    }

    /** The one without parameters, but for the object around that of an inner class. */
    private static Constructor<?> constructor(Class<?> type) {
        boolean isInner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
        try {
            if (!Modifier.isAbstract(type.getModifiers())) {
                return isInner
                        ? type.getDeclaredConstructor(type.getDeclaringClass())
                        : type.getDeclaredConstructor();
            }
        } catch (NoSuchMethodException error) {
            // As for an abstract class.
        }
        throw new Misfit("an object of " + type.getName() + " cannot be made without arguments");
    }
}
